export const ICONS: { from: string; to: string; size: number }[];
