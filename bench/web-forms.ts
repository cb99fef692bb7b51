import type { Locator, Page } from '@playwright/test'

export type Wait = { name: string; aim: number; milliseconds: number[] }

const staff = '/RH/gestion_du_personnel/salaries'
const typed = 'Rue des Serres de la Loire'

const firstFile = async (page: Page, server: string) => {
  await page.goto(server + staff)
  const file = page.getByRole('table', { name: 'Salariés' }).getByRole('link').first()
  await file.waitFor()
  return (await file.getAttribute('href'))?.split('/').at(-1)
}

/** The forms of a file, section by section: from each key to the frame that shows its letter. */
export async function typingInFile(page: Page, server: string): Promise<Wait> {
  await page.goto(`${server}${staff}/edition/${await firstFile(page, server)}`)
  const first = page.getByRole('main').getByRole('textbox').first()
  await first.waitFor()
  const milliseconds = await typedIn(page, [first, page.getByRole('textbox', { name: /^Adresse/ }).first()])
  return { name: 'une lettre dans la fiche', aim: 50, milliseconds }
}

const ownFields = 60
const kindsOfField = ['text', 'integer', 'date', 'boolean', 'longText']

/** One form of sixty fields, which a client has made of his own. */
export async function typingInOwnFields(page: Page, server: string): Promise<Wait> {
  await page.route('**/api/configuration/fieldsOf/employee', route => route.fulfill({ json: fieldsOfClient() }))
  await page.goto(`${server}${staff}/${await firstFile(page, server)}`)
  const section = page.getByRole('region', { name: 'Informations complémentaires' })
  await section.getByRole('button', { name: /^Modifier/ }).click()
  const fields = [1, ownFields - 4].map(number => section.getByRole('textbox', { name: `Champ ${number} de la fiche` }))
  const milliseconds = await typedIn(page, fields)
  return { name: `une lettre parmi ${ownFields} champs`, aim: 50, milliseconds }
}

async function typedIn(page: Page, fields: readonly Locator[]) {
  const milliseconds: number[] = []
  await page.exposeFunction(`noteKey${keysWatched}`, (elapsed: number) => milliseconds.push(elapsed))
  await page.evaluate(watchKeys, `noteKey${keysWatched}`)
  keysWatched += 1
  for (const field of fields) {
    await field.click()
    await field.fill('')
    for (const letter of typed) await page.keyboard.press(letter === ' ' ? 'Space' : letter)
  }
  await page.waitForTimeout(500)
  return milliseconds
}

/** A page keeps what was exposed to it under one name for good. */
let keysWatched = 0

/** In the browser: the message comes once the frame of the key has been painted. */
function watchKeys(note: string) {
  const told = window as unknown as Record<string, (elapsed: number) => void>
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => told[note]?.(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    true,
  )
}

const fieldsOfClient = () =>
  upTo(ownFields).map(number => ({
    id: one(5, number),
    elementId: 1,
    entityName: 'employee',
    key: `field${String(number).padStart(3, '0')}`,
    label: `Champ ${number + 1} de la fiche`,
    inputType: kindsOfField[number % kindsOfField.length],
    options: [],
    required: false,
    active: true,
    order: number,
    version: 1,
  }))

const places = '/RH/gestion_du_personnel/sites'
const one = (kind: number, number: number) =>
  `0198a000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** From the click in the menu to the tree of 400 units that stands, the answer of the server apart. */
export async function treeOfPlaces(page: Page, server: string, rounds: number): Promise<Wait> {
  await page.route('**/api/rh/workplaces/tree*', route => route.fulfill({ json: largeTree() }))
  await page.goto(server + staff)
  await page.getByRole('heading', { level: 1, name: 'Salariés' }).waitFor()
  const milliseconds: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    milliseconds.push(await page.evaluate(openTree, places))
    await page.evaluate(path => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click(), staff)
    await page.getByRole('heading', { level: 1, name: 'Salariés' }).waitFor()
  }
  return { name: 'arbre de 400 unités', aim: 400, milliseconds: milliseconds.slice(1) }
}

/** In the browser: until the rows of the tree have been painted. */
async function openTree(address: string) {
  const from = performance.now()
  document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click()
  while (document.querySelectorAll('[data-place]').length === 0) await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
  return performance.now() - from
}

/** Five companies of twenty sites, each of four units of two subunits, as the server tells them. */
function largeTree() {
  const place = (kind: number, number: number, name: string) => ({
    id: one(kind, number),
    name: `${name} ${number}`,
    color: '#2467B3',
    archivedAt: null,
    version: 1,
    headcount: 10,
  })
  const address = { address: null, additionalAddress: null, postCode: null, city: null, inseeCode: null, country: 'FR' }
  return upTo(5).map(company => ({
    id: one(1, company),
    name: `Société ${company}`,
    color: '#2467B3',
    siren: null,
    can: { edit: true, archive: true },
    sites: upTo(20).map(inCompany => {
      const site = company * 20 + inCompany
      return {
        ...place(2, site, 'Site'),
        companyId: one(1, company),
        address,
        siret: null,
        units: upTo(4).map(inSite => {
          const unit = site * 4 + inSite
          const subunits = upTo(2).map(inUnit => ({ ...place(4, unit * 2 + inUnit, 'Équipe'), unitId: one(3, unit) }))
          return { ...place(3, unit, 'Unité'), siteId: one(2, site), serviceId: null, subunits }
        }),
      }
    }),
  }))
}
