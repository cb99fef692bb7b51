import { describe, expect, it } from 'vitest'
import { companyOfAddress, nameOfSlug } from './company-of-address.ts'

describe('the company of an applicant’s address', () => {
  it('is read in the path of a site of its own', () => {
    expect(companyOfAddress({ pathname: '/candidatures/maison-bocage/a@b.fr', hash: '' })).toBe('maison-bocage')
  })

  it('is read after # where one page serves the site', () => {
    expect(companyOfAddress({ pathname: '/careers.html', hash: '#/candidatures/maison-bocage' })).toBe('maison-bocage')
  })

  it('is unknown in any other address, and in one that is badly written', () => {
    expect(companyOfAddress({ pathname: '/careers.html', hash: '' })).toBeUndefined()
    expect(companyOfAddress({ pathname: '/candidatures/%ZZ', hash: '' })).toBeUndefined()
  })

  it('reads as a name', () => {
    expect(nameOfSlug('serres-du-val-de-loire')).toBe('Serres du val de loire')
  })
})
