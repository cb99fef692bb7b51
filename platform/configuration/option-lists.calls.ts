import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { FieldOption } from './custom-field.model.ts'
import { OptionList, OptionListCode } from './option-list.model.ts'

const byConfigurator = { access: role('adminOfClient', 'configurator') } as const
const label = z.string().trim().min(1).max(80)
const options = z.array(FieldOption).max(500)
const ofOne = z.strictObject({ id: idOf('platform.option_list') })

const touches = 'everything'

/** Lists of choices (component *Listes d’options*). An option that served is deactivated, what was chosen stays readable. */
export const optionListsCalls = calls('platform/configuration', {
  getOptionLists: {
    method: 'GET',
    path: 'configuration/optionLists/:elementId?',
    access: signedIn(),
    input: z.strictObject({ elementId: int32InText.optional() }),
    answer: z.array(OptionList),
  },
  /** 400 on a code that another list has. */
  createOptionList: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/optionLists',
    status: 201,
    input: z.strictObject({
      elementId: z.int32(),
      code: OptionListCode,
      label,
      options,
    }),
    touches,
    answer: OptionList,
  },
  editOptionList: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/optionLists/:id',
    input: ofOne.extend({ label, options, active: z.boolean(), version: z.int32() }),
    touches,
    answer: OptionList,
  },
  /** 409 LIST_IN_USE while it has options: it is deactivated instead. */
  deleteOptionList: {
    ...byConfigurator,
    method: 'DELETE',
    path: 'configuration/optionLists/:id',
    input: ofOne,
    touches,
    answer: nothing,
  },
  moveOptionList: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/optionLists/:id/move',
    input: ofOne.extend({ direction: z.enum(['up', 'down']) }),
    touches,
    answer: z.array(OptionList),
  },
})
