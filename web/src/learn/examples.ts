/** A position of the lesson that is drawn among the rules. */
export interface Example {
  /** The clause that it stands after. */
  after: string;
  /** The step of the lesson. */
  step: string;
  /** The key of what is said about it. */
  caption: string;
}

const EXAMPLES: Record<string, Example[]> = {
  pacal: [
    { after: '5.5', step: 'bend', caption: 'page-rules-pacal-fly' },
    { after: '7.4', step: 'choose', caption: 'page-rules-pacal-choose' },
    { after: '8.1', step: 'takeover', caption: 'page-rules-pacal-takeover' },
    { after: '10.2', step: 'water', caption: 'page-rules-pacal-water' },
  ],
  uxmal: [
    { after: 'A.5.1', step: 'overlay', caption: 'page-rules-uxmal-put' },
    { after: 'A.5.5', step: 'lift', caption: 'page-rules-uxmal-lift' },
    { after: 'A.7.3', step: 'move', caption: 'page-rules-uxmal-move' },
  ],
};

/** The drawn examples in the rules of a game. */
export function examplesOf(game: string): Example[] {
  return EXAMPLES[game] ?? [];
}
