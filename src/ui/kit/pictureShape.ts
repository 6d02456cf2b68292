/** The kinds of a picture's subject: the specification's types. */
export type PictureOf = 'Cinema' | 'Article' | 'Video' | 'ForumPost' | 'Movie' | 'Series' | 'Person'

/** Three by two, square, or a poster's 0.698 (PRODUCT A14). */
export type PictureShape = 'still' | 'post' | 'poster'

/** The shape of a picture by its subject: every kind that the specification does not name is a poster. */
export function toShape(of: PictureOf): PictureShape {
  switch (of) {
    case 'Cinema':
    case 'Article':
    case 'Video':
      return 'still'
    case 'ForumPost':
      return 'post'
    case 'Movie':
    case 'Series':
    case 'Person':
      return 'poster'
  }
}
