import { notFound } from '#kernel/server/errors.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { platformAnswers, type PlatformDb } from '#platform/platform-db.ts'
import { type ElementKind, isInMenu, pathOfElement } from './element.model.ts'
import { elementsCalls } from './elements.calls.ts'
import { archiveElement } from './server/archive-element.ts'
import { createElement } from './server/create-element.ts'
import { editElement } from './server/edit-element.ts'
import { branchesOf, type ElementRow, elementOfRow, everyElement } from './server/elements.queries.ts'
import { orderElements } from './server/order-elements.ts'
import { type Knowledge, tellCatalogue } from './server/tell-catalogue.ts'

const living = ({ archivedAt }: ElementRow) => archivedAt === null
const inMenus = (row: ElementRow & { kind: ElementKind }) => living(row) && isInMenu(row)

/** `/RH/salaries` and `rh/salaries` name the same. */
const pathAsked = (path: string) => {
  const [address = '', code] = path.split('#')
  return pathOfElement(address, code ?? null)
}

async function one(db: PlatformDb, language: Language, isMeant: (row: ElementRow) => boolean) {
  const found = (await everyElement(db)).find(isMeant)
  if (!found) throw notFound()
  return elementOfRow(found, language)
}

type Changing = {
  withDb: <Result>(work: (db: PlatformDb) => Promise<Result>) => Promise<Result>
  signals: Signals
  offered: Offered
}

export function elementsServer(knowledge: Knowledge) {
  /** Answered once this process knows of the change: whoever made it finds it at his next call. */
  const changed = async <Answer>(given: Changing, change: (db: PlatformDb) => Promise<Answer>) => {
    const answer = await given.withDb(change)
    await tellCatalogue(knowledge, given)
    return answer
  }
  return platformAnswers(elementsCalls, {
    getElementsOfApplication: async ({ db, language }, { applicationId, flag }) => {
      const rows = (await everyElement(db)).filter(row => row.applicationId === applicationId)
      if (rows.length === 0) throw notFound()
      return branchesOf(flag === 'true' ? rows : rows.filter(inMenus), null, language)
    },

    getElementById: ({ db, language }, { id }) => one(db, language, row => row.id === id && living(row)),

    getElementByPath: ({ db, language }, { path }) =>
      one(db, language, row => row.path === pathAsked(path) && living(row)),

    createElement: (given, asked) =>
      changed(given, async db => {
        const id = await createElement(db, asked)
        return one(db, given.language, row => row.id === id)
      }),

    editElement: (given, asked) =>
      changed(given, async db => {
        await editElement(db, asked)
        return one(db, given.language, row => row.id === asked.id)
      }),

    archiveElement: (given, asked) =>
      changed(given, async db => {
        await archiveElement(db, given.clock.now().toString(), asked)
        return one(db, given.language, row => row.id === asked.id)
      }),

    editOrderOfElements: (given, asked) =>
      changed(given, async db => {
        const parentId = await orderElements(db, asked)
        const siblings = (await everyElement(db)).filter(row => row.parentId === parentId)
        return siblings.map(row => elementOfRow(row, given.language))
      }),
  })
}
