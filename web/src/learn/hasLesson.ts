// Which games have a lesson, without loading any.
const lessons = import.meta.glob('../games/*/lesson.json');

/** Whether a game can be learned by playing. */
export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.json` in lessons;
}
