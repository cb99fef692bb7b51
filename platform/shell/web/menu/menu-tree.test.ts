import { describe, expect, it } from 'vitest'
import type { MenuElement, Module } from '#platform/rights/menu.model.ts'
import {
  byState,
  cutName,
  elementOf,
  firstOpen,
  onPhone,
  placeAtAddress,
  placeOfAddress,
  placeOfElement,
} from './menu-tree.ts'

let lastId = 0
const element = (routePath: string, children: MenuElement[] = [], given: Partial<MenuElement> = {}): MenuElement => {
  lastId += 1
  const path = routePath.slice(1).toLowerCase()
  const kind = children.length > 0 ? 'MODULE' : 'PAGE'
  return {
    id: lastId,
    path,
    routePath,
    kind,
    name: path,
    level: 2,
    readOnly: false,
    availableOnMobile: false,
    planned: false,
    children,
    ...given,
  }
}

const employees = element('/RH/personnel/salaries', [], { availableOnMobile: true })
const positions = element('/RH/personnel/postes')
const personnel = element('/RH/personnel', [employees, positions])
const documents = element('/documents/rh')
const models = element('/rh/documents/modeles')
const rh: Module = {
  id: 8,
  code: 'rh',
  name: 'RH',
  colour: '#3F57B8',
  logo: null,
  root: element('/RH', [personnel, documents, models]),
}
const energy: Module = {
  id: 5,
  code: 'energie',
  name: 'Energie',
  colour: '#A87400',
  logo: null,
  root: element('/energie'),
}
const modules = [energy, rh]

describe('the place of a page in the menu', () => {
  it('is the element named by its path, with all that leads to it', () => {
    const place = placeOfElement(modules, 'rh/personnel/salaries')
    expect(place?.trail.map(step => step.routePath)).toEqual(['/RH', '/RH/personnel', '/RH/personnel/salaries'])
    expect(place?.module).toBe(rh)
  })

  it('is the deepest element that the address belongs to', () => {
    const placed = (address: string) => {
      const place = placeOfAddress(modules, address)
      return place && elementOf(place)
    }
    expect(placed('/RH/personnel/salaries/0193/contrats')).toBe(employees)
    expect(placed('/RH/personnel/sites')).toBe(personnel)
    expect(placed('/rh/documents/modeles/generateur')).toBe(models)
    expect(placed('/RHX')).toBeUndefined()
  })

  it('is exact only where the address is the element’s own', () => {
    expect(placeAtAddress(modules, '/RH/personnel/')?.trail.at(-1)).toBe(personnel)
    expect(placeAtAddress(modules, '/RH/personnel/sites')).toBeUndefined()
  })
})

describe('the menu on a phone', () => {
  it('keeps the pages made for it and what leads to them', () => {
    const [onlyModule, ...others] = onPhone(modules)
    expect(others).toEqual([])
    expect(onlyModule?.root.children.map(child => child.routePath)).toEqual(['/RH/personnel'])
    expect(onlyModule?.root.children[0]?.children).toEqual([employees])
  })
})

describe('an element that only leads further', () => {
  it('opens the first page below it that the person may open', () => {
    const closed = { ...personnel, level: 0, children: [{ ...employees, level: 0 }, positions] }
    expect(firstOpen(closed)).toBe(positions)
    expect(firstOpen({ ...employees, level: 0 })).toBeUndefined()
  })
})

describe('an application with its documents at two addresses', () => {
  it('shows those under their own name alone, unless the other is all that one may open', () => {
    const named = element('/docsRH')
    const shown = (...children: MenuElement[]) => byState({ children }).built.map(({ routePath }) => routePath)
    expect(shown(named, documents, models)).toEqual(['/docsRH', '/rh/documents/modeles'])
    expect(shown(documents, models)).toEqual(['/documents/rh', '/rh/documents/modeles'])
  })
})

describe('a name of the menu', () => {
  it('is cut at 25 characters with an ellipsis', () => {
    expect(cutName('Gestion du recrutement')).toBe('Gestion du recrutement')
    expect(cutName('Paramétrage du formulaire')).toBe('Paramétrage du formulaire')
    expect(cutName('Paramétrage des formulaires')).toBe('Paramétrage des formulai…')
    expect(cutName('Paramétrage des formulaires')).toHaveLength(25)
  })
})
