import { expect, onTestFinished, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { rightsChanged } from '#platform/rights/rights.signals.ts'
import { useTabs } from '#platform/testing/tabs.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { elementsCalls } from '../elements.calls.ts'

const world = useOwnWorld()
const tabs = useTabs(world)

async function addPalettes(routePath: string) {
  const dorian = await world.person({ superDev: true })
  const stock = await as(dorian).call(elementsCalls.getElementByPath, { path: 'atelier/stock' })
  const place = { parentId: stock.id, applicationId: 1, elementLevelId: 3, availableOnMobile: false }
  return as(dorian).call(elementsCalls.createElement, { name: 'Palettes', routePath, ...place })
}

test('a new page is in the menus of every process, without a restart, though each had remembered its rights', async () => {
  const second = await world.openAnother()
  onTestFinished(() => second.close())
  const marie = await world.person({ in: await world.client(), rights: { 'atelier/stock': 2 } })
  const menuOf = async (app = world.app) => {
    const own = { userId: marie.userId, clientId: String(marie.clientId) }
    return JSON.stringify(await as({ ...marie, app }).call(menuCalls.getModules, own))
  }
  expect([await menuOf(), await menuOf(second.app)].join()).not.toContain('Palettes')

  await addPalettes('/atelier/stock/palettes')

  await expect.poll(() => menuOf(second.app)).toContain('Palettes')
  expect(await menuOf()).toContain('Palettes')
})

test('a change that nobody told of is found all the same, and what is remembered of rights goes with it', async () => {
  const { id } = await addPalettes('/atelier/stock/cagettes')
  await world.catalogue.reload()
  const before = world.catalogue.edition()
  await ask(world.installer, 'alter table platform.element disable trigger user')
  await ask(world.installer, `update platform.element set archived_at = now() where id = $1`, [id])
  await ask(world.installer, 'alter table platform.element enable trigger user')
  expect(world.catalogue.pathOf(id)).toBe('atelier/stock/cagettes')

  await world.catalogue.reload()

  expect(world.catalogue.pathOf(id)).toBeUndefined()
  expect(world.catalogue.edition()).toBe(before + 1)
  await world.catalogue.reload()
  expect(world.catalogue.edition()).toBe(before + 1)
})

test('whoever works in a client is told to ask for his menu again, on every process', async () => {
  const second = await world.openAnother()
  onTestFinished(() => second.close())
  second.openSockets([])
  const client = await world.client()
  const [marie, inactive] = [await world.person({ in: client }), await world.client()]
  const [tab, elsewhere] = [await tabs.open(marie), await tabs.open(await world.person({ in: inactive }))]
  const heard = new Promise(resolve => tab.once(rightsChanged.name, resolve))
  const heardElsewhere = new Promise(resolve => elsewhere.once(rightsChanged.name, resolve))

  await addPalettes('/atelier/stock/bacs')

  expect(await heard).toEqual({ rightsVersion: expect.any(Number) })
  expect(await heardElsewhere).toEqual({ rightsVersion: expect.any(Number) })
})

test('a page is planned as long as the code declares it so, whatever an older release wrote', async () => {
  const staff = 'rh/gestion_du_personnel/salaries'
  const isPlanned = () => world.catalogue.elements().find(({ path }) => path === staff)?.planned
  await ask(world.installer, 'update platform.element set planned = true where path = $1', [staff])
  await world.catalogue.reload()
  expect(isPlanned()).toBe(true)

  const second = await world.openAnother()
  onTestFinished(() => second.close())
  await world.catalogue.reload()

  expect(isPlanned()).toBe(false)
})
