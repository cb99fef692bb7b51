import { notFound } from '#kernel/server/errors.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import type { ConfiguredField, CustomField } from './custom-field.model.ts'
import { customFieldsCalls } from './custom-fields.calls.ts'
import type { CustomizableEntity } from './customizable-entity.slot.ts'
import { fieldById, fieldsOfElement, fieldsOfEntity } from './server/custom-fields.queries.ts'
import { requireComponent } from './server/require-component.ts'
import { createCustomField, deleteCustomField, editCustomField, moveCustomField } from './server/write-custom-field.ts'

const kind = 'customFields'

export const customFieldsServer = (knowledge: Knowledge, entities: readonly CustomizableEntity[]) => {
  const entitiesOf = (elementId: number) =>
    entities.filter(({ element }) => knowledge.catalogue.idOf(element) === elementId)
  const entityNamed = (name: string) => {
    const entity = entities.find(known => known.name === name)
    if (!entity) throw notFound()
    return entity
  }
  const withUses = async (db: PlatformDb, field: CustomField): Promise<ConfiguredField> => {
    const uses = await entityNamed(field.entityName).usesByKey(db as never)
    return { ...field, uses: uses.get(field.key) ?? 0 }
  }
  const ofElement = async (db: PlatformDb, elementId: number): Promise<ConfiguredField[]> => {
    const fields = await fieldsOfElement(db, elementId)
    const uses = new Map<string, ReadonlyMap<string, number>>()
    for (const { name, usesByKey } of entitiesOf(elementId)) uses.set(name, await usesByKey(db as never))
    return fields.map(field => ({ ...field, uses: uses.get(field.entityName)?.get(field.key) ?? 0 }))
  }
  const configured = async (given: Parameters<typeof requireComponent>[0], id: string) => {
    const field = await fieldById(given.db, id)
    await requireComponent(given, knowledge, { kind, elementId: field.elementId })
    return field
  }

  return platformAnswers(customFieldsCalls, {
    getCustomFields: async ({ db }, { entityName }) => {
      const fields = await fieldsOfEntity(db, entityNamed(entityName).name)
      return fields.filter(({ active }) => active)
    },

    getCustomizableEntities: async (given, { elementId }) => {
      await requireComponent(given, knowledge, { kind, elementId })
      return entitiesOf(elementId).map(({ name, label }) => ({ name, label: label[given.language] }))
    },

    getConfiguredFields: async (given, { elementId }) => {
      await requireComponent(given, knowledge, { kind, elementId })
      return ofElement(given.db, elementId)
    },

    createCustomField: async (given, input) => {
      await requireComponent(given, knowledge, { kind, elementId: input.elementId })
      if (!entitiesOf(input.elementId).some(({ name }) => name === input.entityName)) throw notFound()
      return withUses(given.db, await createCustomField(given, input))
    },

    getOptionUses: async (given, { id, option }) => {
      const { entityName, key } = await configured(given, id)
      return { uses: await entityNamed(entityName).countOption(given.db as never, key, option) }
    },

    editCustomField: async (given, input) => {
      const field = await configured(given, input.id)
      return withUses(given.db, await editCustomField(given, entityNamed(field.entityName), input))
    },

    deleteCustomField: async (given, { id }) => {
      const field = await configured(given, id)
      await deleteCustomField(given, entityNamed(field.entityName), field)
    },

    moveCustomField: async (given, { id, direction }) => {
      const field = await configured(given, id)
      await moveCustomField(given, field, direction)
      return ofElement(given.db, field.elementId)
    },
  })
}

export { fieldsOfEntity } from './server/custom-fields.queries.ts'
