//! The list of all wire types, and their JSON schemas. A new type is added here.

use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};

use crate::{
    Advice, AdviceRequest, CardRequest, ClientMessage, ComponentsReport, ComponentsRequest,
    Contact, ContinueLink, Devices, Forget, GameLog, Games, Granted, MailAddress, MyTables,
    NewReport, NewTable, NewTableAnswer, PairAnswer, PairRequest, Problem, PublicKey, PushEndpoint,
    PushSubscription, Quiet, RecordText, Release, Replay, ReviewMessage, ReviewRequest,
    ServerMessage, Study, StudyRequest, TableDrawing, TableList, TableRequest, TableView,
    VerifyReport, VerifyRequest,
};

/// All definitions, with references that point into `path`: of what servers send and of what they
/// accept.
pub(crate) fn definitions(path: &'static str) -> Map<String, Value> {
    let mut definitions = sent(path);
    definitions.extend(read(path));
    definitions
}

/// What servers send.
pub(crate) fn sent(path: &'static str) -> Map<String, Value> {
    let mut generator = generator(path, Contract::Serialize);
    define::<ServerMessage>(&mut generator);
    define::<TableView>(&mut generator);
    define::<NewTableAnswer>(&mut generator);
    define::<TableList>(&mut generator);
    define::<MyTables>(&mut generator);
    define::<PairAnswer>(&mut generator);
    define::<GameLog>(&mut generator);
    define::<TableDrawing>(&mut generator);
    define::<Granted>(&mut generator);
    define::<Study>(&mut generator);
    define::<Advice>(&mut generator);
    define::<Replay>(&mut generator);
    define::<ReviewMessage>(&mut generator);
    define::<VerifyReport>(&mut generator);
    define::<PublicKey>(&mut generator);
    define::<ComponentsReport>(&mut generator);
    define::<Games>(&mut generator);
    define::<Release>(&mut generator);
    define::<MailAddress>(&mut generator);
    define::<Quiet>(&mut generator);
    define::<ContinueLink>(&mut generator);
    define::<Devices>(&mut generator);
    define::<Problem>(&mut generator);
    tidy(generator)
}

/// What servers accept.
pub(crate) fn read(path: &'static str) -> Map<String, Value> {
    let mut generator = generator(path, Contract::Deserialize);
    define::<ClientMessage>(&mut generator);
    define::<TableRequest>(&mut generator);
    define::<NewTable>(&mut generator);
    define::<PairRequest>(&mut generator);
    define::<StudyRequest>(&mut generator);
    define::<AdviceRequest>(&mut generator);
    define::<RecordText>(&mut generator);
    define::<VerifyRequest>(&mut generator);
    define::<ReviewRequest>(&mut generator);
    define::<CardRequest>(&mut generator);
    define::<ComponentsRequest>(&mut generator);
    define::<Contact>(&mut generator);
    define::<PushSubscription>(&mut generator);
    define::<PushEndpoint>(&mut generator);
    define::<Quiet>(&mut generator);
    define::<Forget>(&mut generator);
    define::<NewReport>(&mut generator);
    tidy(generator)
}

pub(crate) fn generator(path: &'static str, contract: Contract) -> SchemaGenerator {
    SchemaSettings::draft2020_12()
        .with(|settings| {
            settings.definitions_path = path.into();
            settings.contract = contract;
        })
        .into_generator()
}

fn define<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

/// The definitions, with the Rust examples cut from their descriptions.
pub(crate) fn tidy(mut generator: SchemaGenerator) -> Map<String, Value> {
    let mut definitions = generator.take_definitions(true);
    definitions.values_mut().for_each(describe);
    definitions
}

fn describe(schema: &mut Value) {
    match schema {
        Value::Array(each) => each.iter_mut().for_each(describe),
        Value::Object(fields) => {
            if let Some(Value::String(text)) = fields.get_mut("description") {
                let end = text.find("```").unwrap_or(text.len());
                *text =
                    text[..end].trim().replace("[`", "`").replace("`]", "`").replace("crate::", "");
            }
            fields.values_mut().for_each(describe);
        }
        _ => {}
    }
}
