import { describe, expect, test } from 'vitest'
import { keysFrom } from './secrets.ts'

const keys = keysFrom('a key of forty characters, for these tests.')
const otherKeys = keysFrom('another key of forty characters, as long.')
const place = 'rh.employee client-1 paul'

describe('a sealed text', () => {
  test('opens in its place', () => {
    expect(keys.open(place, keys.seal(place, '1 94 03 49 007 001 42'))).toBe('1 94 03 49 007 001 42')
    expect(keys.open(place, keys.seal(place, ''))).toBe('')
  })

  test('is never twice the same, and shows nothing of what it holds', () => {
    const sealed = keys.seal(place, 'Lefèvre')

    expect(keys.seal(place, 'Lefèvre')).not.toEqual(sealed)
    expect(sealed.toString('utf8')).not.toContain('Lef')
  })

  test('does not open elsewhere, nor with another key', () => {
    const sealed = keys.seal(place, 'secret')

    expect(() => keys.open('rh.employee client-2 paul', sealed)).toThrow()
    expect(() => otherKeys.open(place, sealed)).toThrow()
  })

  test('does not open once any byte was changed, added or cut', () => {
    const sealed = keys.seal(place, 'secret')

    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed)
      altered[at] = (altered[at] as number) ^ 1
      expect(() => keys.open(place, altered), `byte ${at}`).toThrow()
      expect(() => keys.open(place, sealed.subarray(0, at)), `cut at ${at}`).toThrow()
    }
    expect(() => keys.open(place, Buffer.concat([sealed, Buffer.from([0])]))).toThrow()
  })
})

describe('while the server key is replaced', () => {
  const former = 'a key of forty characters, for these tests.'
  const rotating = keysFrom('another key of forty characters, as long.', former)

  test('what either key sealed opens, and what is sealed now opens with the new one alone', () => {
    expect(rotating.open(place, keys.seal(place, 'secret'))).toBe('secret')
    expect(rotating.open(place, otherKeys.seal(place, 'secret'))).toBe('secret')
    expect(otherKeys.open(place, rotating.seal(place, 'secret'))).toBe('secret')
    expect(() => keys.open(place, rotating.seal(place, 'secret'))).toThrow()
    expect(() => rotating.open('elsewhere', keys.seal(place, 'secret'))).toThrow()
  })

  test('each key is found by its name, which tells nothing of it; any other is unknown', () => {
    expect(rotating.name).toBe(otherKeys.name)
    expect(rotating.named(keys.name)?.fingerprint('token', 'text')).toEqual(keys.fingerprint('token', 'text'))
    expect(rotating.named(otherKeys.name)?.password('sillon_app')).toBe(otherKeys.password('sillon_app'))
    expect(otherKeys.named(keys.name)).toBeUndefined()
    expect(keys.name).toMatch(/^k[0-9a-f]{6}$/)
    expect(keys.name).not.toBe(otherKeys.name)
  })
})

describe('what is derived from the server key', () => {
  test('finds equal values by their fingerprint, for one purpose', () => {
    expect(keys.fingerprint('nir', '1940349')).toEqual(keys.fingerprint('nir', '1940349'))
    expect(keys.fingerprint('nir', '1940349')).not.toEqual(keys.fingerprint('nir', '1940348'))
    expect(keys.fingerprint('nir', '1940349')).not.toEqual(keys.fingerprint('mail', '1940349'))
    expect(keys.fingerprint('nir', '1940349')).not.toEqual(otherKeys.fingerprint('nir', '1940349'))
  })

  test('is one password a database role, the same in every process', () => {
    expect(keys.password('sillon_app')).toBe(
      keysFrom('a key of forty characters, for these tests.').password('sillon_app'),
    )
    expect(keys.password('sillon_app')).not.toBe(keys.password('sillon_auth'))
    expect(keys.password('sillon_app')).toMatch(/^[\w-]{43}$/)
  })
})
