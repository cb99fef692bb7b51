import { parseSync } from '@swc/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Modules, readModules } from './read-modules.ts'
import { isForTests, isTest, sourceFiles, textOf } from './source-files.ts'
import {
  breaksIn,
  chainsTo,
  climbs,
  climbsRooms,
  crossesWings,
  leansOnTests,
  meetsStranger,
  roomsUpward,
  wingOf,
} from './walls.ts'

let modules: Modules
beforeAll(async () => {
  modules = await readModules()
})

const between = () => modules.imports.filter(({ kind }) => kind === 'file')
const breaches = (isBreach: (edge: { from: string; to: string }) => boolean) =>
  between()
    .filter(isBreach)
    .map(({ from, to }) => `${from} -> ${to}`)

const walls = [
  {
    law: 'a floor uses the floors below it, never one above',
    isBreach: climbs,
    breach: ['kernel/server/road.ts', 'platform/users/user.model.ts'],
    allowed: ['platform/users/users.server.ts', 'kernel/server/road.ts'],
  },
  {
    law: 'applications are strangers to each other',
    isBreach: meetsStranger,
    breach: ['applications/rh/rh.room.ts', 'applications/atelier/atelier.application.ts'],
    allowed: ['applications/rh/rh.room.ts', 'applications/rh/rh.application.ts'],
  },
  {
    law: 'rooms meet at their doors',
    isBreach: breaksIn,
    breach: ['platform/users/server/user-info.ts', 'platform/identity/server/tokens.ts'],
    allowed: ['platform/users/server/user-info.ts', 'platform/identity/identity.server.ts'],
  },
  {
    law: 'a room of the platform uses rooms before it in their order',
    isBreach: climbsRooms,
    breach: ['platform/rights/web/use-menu.ts', 'platform/users/users.calls.ts'],
    allowed: ['platform/users/web/load-entry.ts', 'platform/rights/menu.calls.ts'],
  },
  {
    law: 'features of one application meet at their doors',
    isBreach: breaksIn,
    breach: ['applications/rh/workplaces/workplaces.server.ts', 'applications/rh/employees/server/scope.ts'],
    allowed: ['applications/rh/workplaces/workplaces.server.ts', 'applications/rh/rh-db.ts'],
  },
  {
    law: 'the browser knows nothing of the server, nor the server of the browser',
    isBreach: crossesWings,
    breach: ['applications/rh/employees/web/employees-page.tsx', 'applications/rh/employees/server/scope.ts'],
    allowed: ['applications/rh/employees/web/employees-page.tsx', 'applications/rh/employees/employees.calls.ts'],
  },
  {
    law: 'what both wings read leans on neither',
    isBreach: crossesWings,
    breach: ['applications/rh/employees/employees.calls.ts', 'kernel/server/errors.ts'],
    allowed: ['applications/rh/employees/employees.calls.ts', 'kernel/shared/call.ts'],
  },
  {
    law: 'the product leans neither on tests nor on the demo company',
    isBreach: leansOnTests,
    breach: ['main/house.ts', 'main/demo/accounts.ts'],
    allowed: ['main/start-server.ts', 'main/demo/accounts.ts'],
  },
] as const

describe.each(walls)('$law', ({ isBreach, breach, allowed }) => {
  test('holds in every import', () => {
    expect(breaches(isBreach)).toEqual([])
  })

  test('would be seen broken', () => {
    expect(isBreach({ from: breach[0], to: breach[1] })).toBe(true)
    expect(isBreach({ from: allowed[0], to: allowed[1] })).toBe(false)
  })
})

describe('every module', () => {
  test('was read: those that the disk has, no more and no fewer', () => {
    expect(modules.files).toEqual(sourceFiles)
    expect(modules.files.length).toBeGreaterThan(450)
  })

  test('finds all that it imports', () => {
    expect(modules.unresolved).toEqual([])
  })

  test('stands in no circle, not even of types', () => {
    expect(modules.circles).toEqual([])
  })

  test('says what it imports in words that the walls can read', () => {
    expect(sourceFiles.filter(file => !file.startsWith('tools/')).flatMap(hiddenImports)).toEqual([
      'applications/atelier/texts/ar.ts: imports of a pattern',
      'applications/atelier/texts/en.ts: imports of a pattern',
      'applications/atelier/texts/es.ts: imports of a pattern',
      'applications/atelier/texts/fr.ts: imports of a pattern',
      'applications/culture/texts/ar.ts: imports of a pattern',
      'applications/culture/texts/en.ts: imports of a pattern',
      'applications/culture/texts/es.ts: imports of a pattern',
      'applications/culture/texts/fr.ts: imports of a pattern',
      'applications/demandes/texts/ar.ts: imports of a pattern',
      'applications/demandes/texts/en.ts: imports of a pattern',
      'applications/demandes/texts/es.ts: imports of a pattern',
      'applications/demandes/texts/fr.ts: imports of a pattern',
      'applications/energie/texts/ar.ts: imports of a pattern',
      'applications/energie/texts/en.ts: imports of a pattern',
      'applications/energie/texts/es.ts: imports of a pattern',
      'applications/energie/texts/fr.ts: imports of a pattern',
      'applications/finances/texts/ar.ts: imports of a pattern',
      'applications/finances/texts/en.ts: imports of a pattern',
      'applications/finances/texts/es.ts: imports of a pattern',
      'applications/finances/texts/fr.ts: imports of a pattern',
      'applications/rh/texts/ar.ts: imports of a pattern',
      'applications/rh/texts/en.ts: imports of a pattern',
      'applications/rh/texts/es.ts: imports of a pattern',
      'applications/rh/texts/fr.ts: imports of a pattern',
      'applications/rh/texts/recruitment/ar.ts: imports of a pattern',
      'applications/rh/texts/recruitment/en.ts: imports of a pattern',
      'applications/rh/texts/recruitment/es.ts: imports of a pattern',
      'applications/rh/texts/recruitment/fr.ts: imports of a pattern',
      'conformance/example-of.ts: imports of a pattern',
      'conformance/label-texts.ts: imports of a pattern',
      'conformance/told-in-tests.ts: imports of a pattern',
      'main/applications.web.ts: imports of a pattern',
      'main/found-modules.ts: an import of a computed name',
      'main/links.web.ts: imports of a pattern',
      'main/manifests.web.ts: imports of a pattern',
      'main/pages-of-applications.ts: imports of a pattern',
    ])
    expect(
      between()
        .filter(({ to }) => to === 'main/found-modules.ts')
        .map(({ from }) => from)
        .sort(),
    ).toEqual(['main/applications.ts', 'main/calls.ts', 'main/labels.ts', 'main/rooms.ts'])
    expect(hiddenImportsIn('const a: import("./a.ts").A = 1')).toEqual(['an inline import type'])
    expect(hiddenImportsIn("const a = import.meta.glob('./*.ts')")).toEqual(['imports of a pattern'])
    expect(hiddenImportsIn('const a = (name: string) => import(name)')).toEqual(['an import of a computed name'])
  })
})

test('every room of the platform has its place in their order', () => {
  const rooms = modules.files.flatMap(file => /^platform\/([^/]+)\/[^/]+\.ts$/.exec(file)?.[1] ?? [])
  expect([...new Set(rooms)].filter(room => room !== 'testing').sort()).toEqual([...roomsUpward].sort())
})

test('no chain of imports leads from one wing to the other', () => {
  const edges = between().filter(({ from }) => !isForTests(from))
  const isOf = (wing: 'server' | 'web') => (file: string) => wingOf(file) === wing
  expect(edges.some(({ from }) => wingOf(from) === 'web')).toBe(true)
  expect(chainsTo(edges, isOf('web'), isOf('server'))).toEqual([])
  expect(chainsTo(edges, isOf('server'), isOf('web'))).toEqual([])
  expect(
    chainsTo(
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
      ],
      file => file === 'a',
      file => file === 'c',
    ),
  ).toEqual(['a -> b -> c'])
})

test('the manifests of pages bring no schema: forms and zod come with the page that shows them', () => {
  const isLightened = (file: string) => /\.(calls|signals)\.ts$/.test(file)
  const atOnce = modules.imports.filter(({ from, isAtOnce }) => isAtOnce && !isLightened(from))
  expect(atOnce.some(({ to }) => to === 'zod')).toBe(true)
  expect(
    chainsTo(
      atOnce,
      file =>
        ['main/further-wing.ts', 'main/links-wing.tsx'].includes(file) ||
        /^applications\/\w+\/\w+\.web\.ts$/.test(file),
      file => file === 'zod',
    ),
  ).toEqual([])
})

test('every package that is imported is one that the project names', () => {
  const unnamed = modules.imports.filter(({ kind, isDeclared }) => kind === 'package' && !isDeclared)
  expect(unnamed.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

const serverPackages = ['fastify', 'pg', 'pg-boss', 'kysely', 'pino', 'nodemailer', 'socket.io', '@node-rs/argon2']
const webPackages = ['react', 'react-dom', 'react-router', '@mui/material', '@tanstack/react-query', 'react-hook-form']

test('each wing keeps to the packages of its side', () => {
  const strange = modules.imports.filter(({ from, to, kind }) => {
    if (wingOf(from) === 'web') return kind === 'node' || serverPackages.includes(to)
    return wingOf(from) === 'server' && webPackages.includes(to)
  })
  expect(strange.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

/** Those who hold the driver may write any SQL in any client's name. */
const driverHolders = {
  'kernel/server/db.ts': 'the pools of the program, one a role, each transaction in its client',
  'kernel/server/install.ts': 'makes roles and tables before anything is served, then closes',
  'kernel/server/migrate.ts': 'runs on the connection of the installer',
  'kernel/server/postgres/session.ts': 'holds the lock of the embedded server, in no database of ours',
  'kernel/testing/ask.ts': 'looks past every wall, for tests',
  'kernel/testing/template.ts': 'copies and drops test databases',
}

test('the driver of the database is in few hands', () => {
  const holders = modules.imports.filter(
    ({ from, to }) => to === 'pg' && !isTest(from) && /^(kernel|platform|applications|main)\//.test(from),
  )
  expect([...new Set(holders.map(({ from }) => from))].sort()).toEqual(Object.keys(driverHolders).sort())
})

const hiddenImports = (file: string) => hiddenImportsIn(textOf(file)).map(what => `${file}: ${what}`)

type Callee = { type: string; object?: { type: string }; property?: { value?: string } }

/** Imports that dependency-cruiser cannot follow. */
function hiddenImportsIn(source: string) {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, callee, arguments: given } = node as { type?: string; callee?: Callee; arguments?: unknown }
    if (callee?.object?.type === 'MetaProperty' && callee.property?.value === 'glob') found.push('imports of a pattern')
    if (type === 'TsImportType') found.push('an inline import type')
    if (type === 'CallExpression' && callee?.type === 'Import' && !isLiteral(given))
      found.push('an import of a computed name')
    Object.values(node).forEach(visit)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: /<\/|\/>/.test(source) }).body)
  return found
}

const isLiteral = (given: unknown) =>
  (given as [{ expression: { type: string } }])[0].expression.type === 'StringLiteral'
