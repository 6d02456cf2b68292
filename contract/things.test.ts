import { describe, expect, it } from 'vitest'
import { CommentableType } from './comments.ts'
import { Topic } from './events.ts'
import { itemClasses } from './itemClasses.ts'
import { MarkableType } from './marks.ts'
import { RatableType } from './ratings.ts'
import { hasMark, thingTypes, toCommentPath, toThingPath, typesWith, typesWithMark } from './things.ts'

describe('the kinds of things', () => {
  it('say what can be done with each', () => {
    expect(RatableType.options).toEqual(['movies', 'series'])
    expect(CommentableType.options).toEqual(['movies', 'series', 'people', 'trivia', 'articles', 'lists'])
    expect(MarkableType.options).not.toContain('cinemas')
    expect(typesWith('moderated')).toEqual(['comments', 'trivia', 'messages', 'articles', 'lists', 'users'])
    expect(typesWithMark('vote')).toEqual(['trivia'])
    expect(hasMark('users', 'digg')).toBe(false)
    expect(itemClasses).toEqual(['Movie', 'Series', 'Cinema', 'Person', 'RegisteredUser'])
  })

  it('are topics of live events as far as members talk about them', () => {
    const topics = thingTypes.filter((type) => Topic.safeParse(`${type}/x`).success)
    expect(topics).toEqual(typesWith('commentable'))
  })
})

describe('the path of a page', () => {
  it('escapes what a permalink may hold', () => {
    expect(toThingPath('users', 'Käthe 50%')).toBe('/users/K%C3%A4the%2050%25')
    expect(toThingPath('movies', '$&')).toBe('/movies/%24%26')
  })

  it('is that of the thing itself where a part has none of its own', () => {
    expect(toThingPath('movies', 'amrum', 'comments')).toBe('/movies/amrum/kommentare')
    expect(toThingPath('series', 'dark', 'comments')).toBe('/serie/dark')
    expect(toThingPath('people', 'bruno-ganz', 'trivia')).toBe('/people/bruno-ganz')
  })

  it('opens at a comment, and names the piece of trivia that it is about', () => {
    expect(toCommentPath('/serie/dark', 'c-1')).toBe('/serie/dark?kommentar=c-1')
    expect(toCommentPath('/serie/dark/trivia', 'c-1', 't-2')).toBe('/serie/dark/trivia?eintrag=t-2&kommentar=c-1')
  })
})
