import { describe, expect, it } from 'vitest'
import { landingOf } from './landing.model.ts'
import { leadingTo, returnAddress } from './return-address.model.ts'

const nobodySpecial = { superAdmin: false, superDev: false, adminOfClient: false }
const valDeLoire = { id: '0193' }

describe('the first page after sign-in', () => {
  it('is the dashboard for a person with a client, the choice of a client for one without', () => {
    expect(landingOf(nobodySpecial, valDeLoire)).toBe('/dashboard')
    expect(landingOf(nobodySpecial, null)).toBe('/sun/clientChoice')
  })

  it('is the administration of the client for its admin, who chooses first when he has several', () => {
    expect(landingOf({ ...nobodySpecial, adminOfClient: true }, valDeLoire)).toBe('/administration/accueil')
    expect(landingOf({ ...nobodySpecial, adminOfClient: true }, null)).toBe('/sun/clientChoice')
  })

  it('is the home of a super role, whatever the client', () => {
    expect(landingOf({ ...nobodySpecial, superAdmin: true, superDev: true }, valDeLoire)).toBe(
      '/sun/administration/accueil',
    )
    expect(landingOf({ ...nobodySpecial, superDev: true }, null)).toBe('/sun/development/superDevDashboard')
  })
})

describe('the address asked for before sign-in', () => {
  it('comes back with its query', () => {
    const asked = '/RH/gestion_du_personnel/salaries?page=2&search=Petit'
    expect(returnAddress(leadingTo('/login', asked).slice('/login'.length))).toBe(asked)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is never %s',
    foreign => {
      expect(returnAddress(`?to=${encodeURIComponent(foreign)}`)).toBeUndefined()
    },
  )
})
