import { expect, test } from 'vitest'
import { type ElementDeclaration, elementPath } from '#kernel/shared/application.ts'
import { languages, type Names } from '#kernel/shared/names.ts'
import { applications, platformElements } from '#main/applications.ts'
import { webRooms } from '#main/every-page.web.ts'
import { isPlanned } from '#platform/shell/planned.web.ts'
import { briefRoutes, formsOfTheirPage } from './brief-routes.ts'

const roots = [...applications.map(application => application.root), ...platformElements]

const withDescendants = (element: ElementDeclaration): ElementDeclaration[] => [
  element,
  ...(element.children ?? []).flatMap(withDescendants),
]
const elements = roots.flatMap(withDescendants)
const inMenu = (element: ElementDeclaration) => element.kind === 'MODULE' || element.kind === 'PAGE'
const menuPaths = elements.filter(inMenu).map(element => element.routePath)

/** Dashboards and documents, which the brief keeps together; some of RH's are outside /RH. */
const keptElsewhere = /^\/(tableauxdebord\/|documents\/|docsRH$|rh\/documents\/)/

test('the eight applications have the ids of the brief, in order', () => {
  expect(applications.slice(0, 8).map(({ id, code }) => `${id} ${code}`)).toEqual([
    '1 atelier',
    '2 commerce',
    '3 culture',
    '4 demandes',
    '5 energie',
    '6 finances',
    '7 qualite',
    '8 rh',
  ])
})

test.each(briefRoutes)('%s, which the brief names, is an element of the menu', path => {
  expect(menuPaths).toContain(path)
})

test.each(formsOfTheirPage)('the form %s is guarded by %s and is no element itself', (form, page) => {
  expect(menuPaths).toContain(page)
  expect(menuPaths).not.toContain(form)
})

test('no two elements have the same path', () => {
  const paths = elements.map(elementPath)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('every element is named in the four languages, in Arabic letters for Arabic', () => {
  const texts: [string, Names][] = elements.flatMap(element => [
    [elementPath(element), element.name],
    ...(element.plan ? [[`${elementPath(element)} (plan)`, element.plan] satisfies [string, Names]] : []),
  ])
  const badlyNamed = texts.filter(
    ([, names]) =>
      languages.some(language => names[language].trim() !== names[language] || names[language] === '') ||
      !/\p{Script=Arabic}/u.test(names.ar) ||
      /\p{Script=Arabic}/u.test(names.fr + names.en + names.es),
  )
  expect(badlyNamed.map(([path]) => path)).toEqual([])
})

test('no two entries of one menu bear the same name', () => {
  const doubles = elements.flatMap(element =>
    languages.flatMap(language => {
      const names = (element.children ?? []).map(child => child.name[language])
      return names.filter((name, index) => names.indexOf(name) !== index)
    }),
  )
  expect(doubles).toEqual([])
})

test('a child lies below the address of its parent, an action or a group of fields at the very address', () => {
  const misplaced = elements.flatMap(parent =>
    (parent.children ?? []).filter(child =>
      inMenu(child)
        ? !child.routePath.startsWith(`${parent.routePath}/`) && !keptElsewhere.test(child.routePath)
        : child.routePath !== parent.routePath,
    ),
  )
  expect(misplaced.map(elementPath)).toEqual([])
})

test('an address of the menu has no parameter', () => {
  expect(menuPaths.filter(path => !/^(\/[A-Za-z0-9_]+)+$/.test(path))).toEqual([])
})

test('a module unfolds on pages, a page never does', () => {
  const misfits = elements
    .filter(inMenu)
    .filter(element => (element.kind === 'MODULE') !== (element.children ?? []).some(inMenu))
  expect(misfits.map(elementPath)).toEqual([])
})

test('an action or a group of fields has a code, a module or a page has none', () => {
  expect(elements.filter(element => inMenu(element) === (element.code !== undefined)).map(elementPath)).toEqual([])
})

test('a page that shows on a phone can be reached there', () => {
  const unreachable = elements.flatMap(parent =>
    parent.availableOnMobile ? [] : (parent.children ?? []).filter(child => child.availableOnMobile),
  )
  expect(unreachable.map(elementPath)).toEqual([])
})

test('a page says what it will hold until it has a screen of its own, and no longer', () => {
  const screens = webRooms.flatMap(room => room.pages).filter(page => !isPlanned(page))
  const addresses = new Set(screens.map(({ path }) => path.toLowerCase()))
  const pages = elements.filter(element => element.kind === 'PAGE')
  const wrong = pages.filter(({ plan, routePath }) => (plan === undefined) !== addresses.has(routePath.toLowerCase()))
  expect(wrong.map(elementPath)).toEqual([])
  expect(pages.filter(({ plan }) => !plan).length).toBeGreaterThan(20)
})

test.each(['personnel', 'recrutement'])('the first entry of gestion_du_%s is Indicateurs', trade => {
  const module = elements.find(element => element.routePath === `/RH/gestion_du_${trade}`)
  expect(module?.children?.find(inMenu)).toMatchObject({
    routePath: `/RH/gestion_du_${trade}/indicateurs`,
    name: { fr: 'Indicateurs' },
  })
})

/** Relative luminance of a colour `#RRGGBB` (WCAG 2.2). */
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(applications)('the colour $colour of $code can be read on white', ({ colour }) => {
  expect(colour).toMatch(/^#[0-9A-F]{6}$/)
  expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
})
