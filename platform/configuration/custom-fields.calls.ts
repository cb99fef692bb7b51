import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { ConfiguredField, CustomField, FieldOption, InputType, OptionReplacement } from './custom-field.model.ts'

const byConfigurator = { access: role('adminOfClient', 'configurator') } as const
const label = z.string().trim().min(1).max(80)
const options = z.array(FieldOption).max(200)
const ofOne = z.strictObject({ id: idOf('platform.custom_field') })

const touches = 'everything'

/** Fields that a client adds to its records (platform-core, section 3; component *Champs personnalisés*). */
export const customFieldsCalls = calls('platform/configuration', {
  /** The active fields of a kind of record, in their order: forms and lists draw them. */
  getCustomFields: {
    method: 'GET',
    path: 'configuration/fieldsOf/:entityName',
    access: signedIn(),
    input: z.strictObject({ entityName: z.string().max(40) }),
    answer: z.array(CustomField),
  },
  /** Kinds of record of an element, which the component configures. */
  getCustomizableEntities: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/entities/:elementId',
    input: z.strictObject({ elementId: int32InText }),
    answer: z.array(z.object({ name: z.string(), label: z.string() })),
  },
  getConfiguredFields: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/customFields/:elementId',
    input: z.strictObject({ elementId: int32InText }),
    answer: z.array(ConfiguredField),
  },
  /** 400 past 50 fields of one kind of record. */
  createCustomField: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/customFields',
    status: 201,
    input: z.strictObject({
      elementId: z.int32(),
      entityName: z.string().max(40),
      label,
      inputType: InputType,
      options: options.default([]),
      required: z.boolean().default(false),
    }),
    touches,
    answer: ConfiguredField,
  },
  /** In how many records an option of a list is chosen. */
  getOptionUses: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/optionUses/:id/:option',
    input: ofOne.extend({ option: FieldOption.shape.id }),
    answer: z.object({ uses: z.int() }),
  },
  /** 400 when an option that is used was left out without another in its place. */
  editCustomField: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/customFields/:id',
    input: ofOne.extend({
      label,
      options: options.default([]),
      required: z.boolean(),
      active: z.boolean(),
      replacements: z.array(OptionReplacement).max(200).default([]),
      version: z.int32(),
    }),
    touches,
    answer: ConfiguredField,
  },
  /** 409 FIELD_IN_USE, with `uses`, once a record holds a value: it is deactivated instead. */
  deleteCustomField: {
    ...byConfigurator,
    method: 'DELETE',
    path: 'configuration/customFields/:id',
    input: ofOne,
    touches,
    answer: nothing,
  },
  /** Changes place with its neighbour; at the end nothing moves. */
  moveCustomField: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/customFields/:id/move',
    input: ofOne.extend({ direction: z.enum(['up', 'down']) }),
    touches,
    answer: z.array(ConfiguredField),
  },
})
