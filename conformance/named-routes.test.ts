import { describe, expect, it, test } from 'vitest'
import { webRooms } from '#main/every-page.web.ts'
import { isOpenedByLink } from '#main/link-addresses.ts'
import { roomsAt, roomsOfEveryApplication } from '#main/pages-of-applications.ts'
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

test('a room that comes with the first address of its application brings nothing to places of others', async () => {
  const rooms = await roomsOfEveryApplication()
  expect(rooms.length).toBeGreaterThan(10)
  expect(rooms.filter(room => 'fills' in room)).toEqual([])
})

test('the address of every page of an application says whose it is', async () => {
  const rooms = await roomsOfEveryApplication()
  const paths = rooms.flatMap(room => room.pages.map(page => page.path))
  const found = await Promise.all(paths.map(async path => (await roomsAt(path)).flatMap(room => room.pages)))
  expect(paths.filter((path, index) => !found[index]?.some(page => page.path === path))).toEqual([])
})

describe('pages that a link opens', () => {
  it('are those whose address says so, and no others', () => {
    const addresses = pages.map(page => page.path).filter(isOpenedByLink)
    expect(addresses.toSorted()).toEqual(linkRooms.flatMap(room => room.pages.map(page => page.path)).toSorted())
  })
})
