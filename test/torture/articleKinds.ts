import { AT, words } from './drawn.ts'
import type { Kind, Pool } from './kinds.ts'
import type { Random } from './random.ts'

const drawArticle = (random: Random, { articles }: Pool) => ({ id: random.pick(articles), title: random.pick(words) })

/** Long enough to be published, on few revisions, so that texts meet others that they did not know. */
function drawSave(random: Random, pool: Pool) {
  const body = `${random.pick(words)} und kein Ende. `.repeat(8)
  const base = random.pick([null, 'r1', 'r2'] as const)
  return { ...drawArticle(random, pool), body, base, revision: random.pick(['r1', 'r2', random.uuid()]), createdAt: AT }
}

/** The commands on articles. */
export const articleKinds: Readonly<Record<string, Kind>> = {
  saveDraft: { weight: 4, draw: (random, pool) => ({ kind: 'saveDraft', args: drawSave(random, pool) }) },
  publishArticle: {
    weight: 2,
    draw: (random, pool) => {
      const { id, title, revision } = drawSave(random, pool)
      const at = random.pick([null, '2099-12-24T18:00:00.000Z'])
      return { kind: 'publishArticle', args: { id, title, revision, at, meantAt: AT } }
    },
  },
  withdrawArticle: {
    weight: 1,
    draw: (random, pool) => ({ kind: 'withdrawArticle', args: drawArticle(random, pool) }),
  },
  deleteDraft: { weight: 1, draw: (random, pool) => ({ kind: 'deleteDraft', args: drawArticle(random, pool) }) },
}
