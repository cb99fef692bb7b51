import { describe, expect, it } from 'vitest'
import { webRooms } from '#main/applications.web.ts'
import { isOpenedByLink } from '#main/link-addresses.ts'
import { linkRooms } from '#main/links.web.ts'
import { namedRoutes, type RouteName } from '#platform/named-routes.model.ts'

const pages = webRooms.flatMap(room => room.pages)

describe('routes that have a name', () => {
  it.each(Object.entries(namedRoutes))('%s leads to a page', (_, address) => {
    expect(pages.map(page => page.path)).toContain(address)
  })

  it('are declared under the address of their name', () => {
    const named = pages.filter(page => page.name !== undefined)
    expect(named.length).toBeGreaterThan(25)
    for (const page of named) expect(namedRoutes[page.name as RouteName], page.name).toBe(page.path)
  })

  it('no two pages have the same address', () => {
    const addresses = pages.map(page => page.path)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })
})

describe('pages that a link opens', () => {
  it('are those whose address says so, and no others', () => {
    const addresses = pages.map(page => page.path).filter(isOpenedByLink)
    expect(addresses.toSorted()).toEqual(linkRooms.flatMap(room => room.pages.map(page => page.path)).toSorted())
  })
})
