import { describe, expect, it } from 'vitest'
import { pathOf, placeOf, wordOfAddress } from './place.ts'

const at = (pathname: string, hash = '', search = '') => ({ pathname, hash, search })

describe('a place on the careers site', () => {
  it('is read in the path of a site of its own, and after # where one page serves it', () => {
    expect(placeOf(at('/candidatures/maison-bocage'))).toEqual({ clientName: 'maison-bocage', page: 'welcome' })
    expect(placeOf(at('/careers.html', '#/candidatures/maison-bocage/a%40b.fr'))).toEqual({
      clientName: 'maison-bocage',
      page: 'form',
      mail: 'a@b.fr',
    })
    expect(placeOf(at('/candidatures/serres/a@b.fr/applicationSent'))?.page).toBe('sent')
  })

  it('is none in any other address, nor in one that is badly written', () => {
    expect(placeOf(at('/careers.html'))).toBeUndefined()
    expect(placeOf(at('/login'))).toBeUndefined()
    expect(placeOf(at('/candidatures/%ZZ'))).toBeUndefined()
  })

  it('is written as it is read', () => {
    for (const path of ['/candidatures/serres', '/candidatures/serres/offres/7', '/candidatures/serres/suivi/k-_9']) {
      const place = placeOf(at(path))
      expect(place && pathOf(place)).toBe(path)
    }
  })

  it('keeps the word behind ? apart', () => {
    expect(wordOfAddress(at('/candidatures/serres/offres/7', '', '?source=poster'), 'source')).toBe('poster')
    expect(wordOfAddress(at('/careers.html', '#/candidatures/serres/offres/7?source=poster'), 'source')).toBe('poster')
    expect(placeOf(at('/careers.html', '#/candidatures/serres/offres/7?source=poster'))).toMatchObject({ offerId: '7' })
  })
})
