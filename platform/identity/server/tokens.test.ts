import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysFrom } from '#kernel/server/secrets.ts'
import { isGenuine, makeToken, readToken, type TokenKind } from './tokens.ts'

const [former, present] = ['the key of installations of before, forty.', 'the key of installations of now, forty one.']
const before = keysFrom(former)
const during = keysFrom(present, former)
const after = keysFrom(present)

const session = { id: randomUUID(), secret: randomBytes(16), seq: 3 }
const isGood = (keys: typeof before, token: string, kind: TokenKind = 'access') => {
  const claims = readToken(token)
  return claims !== undefined && isGenuine(keys, kind, session.secret, claims)
}

test('a token says which session it is of, its number and its end, and which key signed it', () => {
  const claims = readToken(makeToken(before, 'access', session, 1_800_000_000))

  expect(claims).toMatchObject({ key: before.name, sessionId: session.id, seq: 3, expiresAt: 1_800_000_000 })
})

test('while the server key is replaced tokens of both keys are good; then those of the former one are not', () => {
  const [old, fresh] = [before, during].map(keys => makeToken(keys, 'access', session, 1_800_000_000)) as [
    string,
    string,
  ]

  expect([isGood(during, old), isGood(during, fresh)]).toEqual([true, true])
  expect([isGood(after, old), isGood(after, fresh)]).toEqual([false, true])
  expect([isGood(before, old), isGood(before, fresh)]).toEqual([true, false])
})

test('a token that names the other key than the one that signed it is not genuine', () => {
  const old = makeToken(before, 'access', session, 1_800_000_000)

  expect(isGood(during, old.replace(before.name, after.name))).toBe(false)
})

test('a token of one kind is none of the other', () => {
  expect(isGood(before, makeToken(before, 'refresh', session, 1_800_000_000), 'refresh')).toBe(true)
  expect(isGood(before, makeToken(before, 'refresh', session, 1_800_000_000), 'access')).toBe(false)
})
