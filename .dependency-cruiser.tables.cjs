const { readdirSync } = require('node:fs')

/** The owner of each file of `server/db/schema` that is not named as its domain. */
const OWNERS = {
  articleDrafts: 'articles',
  series: 'catalogue',
  favourites: 'cinema',
  places: 'cinema',
  privacy: 'users',
  commands: 'db',
  limits: 'db',
  meta: 'db',
}

/**
 * The only imports of another domain's tables: who reads (a path in `server/`), whose tables, and why neither the registry
 * of things nor a service of the owner does it. A test fails for a line that nothing needs any more.
 */
const FOREIGN_READS = [
  ['account/', 'signup', 'a deleted account takes its unfinished registration along'],
  ['(account|roles|session|signup)/', 'users', 'the columns of a member belong to several domains'],
  [
    '(activity|community|friends|me|meetups|messages)/',
    'users',
    'names and faces are joined for display, and sort the rows',
  ],
  ['moderation/things/', 'users', 'a thing is read with the name and roles of its author, and locked after the author'],
  ['.*/(queries|rows)[.]ts$', 'media', 'a row is read with its picture, for display'],
  ['activity/', '(comments|lists|marks|ratings)', 'one page of several kinds, sorted by time, is one query'],
  ['articles/queries', 'comments', 'articles are sorted and counted by what is said on them'],
  ['articles/subjects/', '(catalogue|series)', 'subjects of an article are joined for display'],
  ['background/similar/', '(catalogue|series)', 'similar titles are found by credits and genres, in one query each'],
  ['background/queries', 'catalogue', 'an award is read with the name of the person, for display'],
  ['(cinema/(releases|showtimes)|feeds)/', 'catalogue', 'showtimes are filtered and sorted by their film'],
  ['catalogue/titles/', 'consumption', 'titles are filtered and counted by where they stream, in one query'],
  ['consumption/atHome/', '(catalogue|series)', 'what is new at home is filtered and sorted by its title'],
  ['feeds/', 'cinema', 'showtimes of a feed are one query with film, cinema and city'],
  ['footer/', '(catalogue|cinema|consumption)', 'the footer asks whether there is anything, in one query'],
  ['friends/', '(marks|ratings|comments)', 'friendships are marks; opinions are read of friends alone, in one query'],
  ['(lists|ratings)/', '(catalogue|series)', 'titles are joined for display; ratings update the sums of a title'],
  ['moderation/cases/', 'marks', 'the queue groups and sorts things by their open flags in one query'],
  ['watching/', 'series', 'the series of exported episodes are joined for display'],
  ['session/queries', 'moderation', 'every request reads its session with the block of its member, in one query'],
  ['things/marked/', 'marks', 'domains that marks themselves call cannot import marks'],
  ['users/', '(marks|ratings|articles|comments)', 'a profile counts and compares in the database what members say'],
  ['db/cleanUp', '(account|captcha|signup)', 'one job deletes what has expired'],
  ['db/(changeSeq|isNamedLike)', 'users', 'every domain counts changes and looks for names in the same way'],
  ['db/(hasFlagged|isPartShown)', '(marks|privacy)', 'a condition of queries of several domains'],
  ['db/isBlocked', 'moderation', 'a condition of queries of several domains'],
  ['db/(isModerated|isSeen|isShown)', '(articles|comments|lists|trivia)', 'a condition of queries of several domains'],
  ['events/pruning/', 'meta', 'small facts of the installation, the last pruned event among them'],
]

/** The tables of a file are read by their domain alone. The demo world fills all tables. */
const tableRules = (tests) =>
  readdirSync('server/db/schema').map((file) => {
    const name = file.replace('.ts', '')
    const readers = FOREIGN_READS.flatMap(([reader, tables]) =>
      new RegExp(`^${tables}$`).test(name) ? [`^server/${reader}`] : [],
    )
    return {
      name: `tables-of-${name}`,
      comment:
        'Ask the registry of things or the service of the owner; a join that must be is a line of FOREIGN_READS.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [
          `^server/${OWNERS[name] ?? name}/`,
          '^server/(demo|db/schema)/',
          '^server/db/client',
          tests,
          ...readers,
        ],
      },
      to: { path: `^server/db/schema/${name}[.]ts$` },
    }
  })

module.exports = { FOREIGN_READS, tableRules }
