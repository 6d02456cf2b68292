// The whole schema for drizzle and its kit; everything else imports the domain's own file.
export * from './catalogue.ts'
export * from './cinema.ts'
export * from './commands.ts'
export * from './media.ts'
export * from './platform.ts'
export * from './ratings.ts'
export * from './users.ts'
