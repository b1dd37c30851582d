import { offerOf } from '../games/offer';
import type { TableView } from '../protocol';
import type { Translate } from '../words';

/** Short labels for a table: its visibility, pace and options. */
export function summary(
  t: Translate,
  view: Pick<TableView, 'game' | 'options' | 'visibility' | 'pace' | 'map'>,
): string[] {
  const offer = offerOf(view.game);
  const parts = view.map ? [t('page-map-named', { map: view.map })] : [];
  const options = Object.entries(view.options).flatMap(([option, value]) => {
    const known = offer?.options.some((each) => each.name === option && each.values.includes(String(value)));
    // Components have a name instead.
    if (!known) return view.map ? [] : [`${option}`];
    const heading = t(`page-option-${view.game}-${option}`);
    return [`${heading}: ${t(`page-option-${view.game}-${option}-${String(value)}`)}`];
  });
  const covers = offer?.hides ? [t(`page-manner-${view.game}-${view.visibility}`)] : [];
  return [...parts, ...covers, pace(t, view.pace), ...timeOff(t, view.pace), ...options];
}

function timeOff(t: Translate, pace: TableView['pace']): string[] {
  if (pace.kind !== 'days') return [];
  const weekends = pace.weekends_off === undefined ? [] : [t('page-manner-weekends-off')];
  return pace.days_off ? [...weekends, t('page-manner-days-off', { days: pace.days_off })] : weekends;
}

function pace(t: Translate, pace: TableView['pace']): string {
  switch (pace.kind) {
    case 'unhurried':
      return t('page-manner-unhurried');
    case 'live':
      return t('page-manner-live', {
        seconds: pace.turn_seconds,
        minutes: Math.round(pace.reserve_seconds / 60),
      });
    case 'days':
      return t('page-manner-days', { days: pace.days });
  }
}
