//! Whether the server takes writes, and how large the database is.

use super::Postgres;
use crate::{StoreError, Usage};

impl Postgres {
    /// Writes through the connection that reads. That the writer has one is known by its last write.
    pub(crate) async fn probe(&self, node: &str) -> Result<(), StoreError> {
        let sql = "UPDATE nodes SET seen = now() WHERE node = $1";
        self.reader.execute(sql, &[&node]).await.map(drop)
    }

    pub(crate) async fn usage(&self) -> Result<Usage, StoreError> {
        let rows = self.reader.query("SELECT pg_database_size(current_database())", &[]).await?;
        let bytes = rows.first().and_then(|row| u64::try_from(row.get::<_, i64>(0)).ok());
        Ok(Usage { database: bytes, ..Usage::default() })
    }
}
