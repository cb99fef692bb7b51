import type { Examples } from '#kernel/testing/examples.ts'
import type { optionListsCalls } from './option-lists.calls.ts'

const options = [{ id: 'recolte0', label: 'Récolte', active: true }]

export const optionListsExamples: Examples<typeof optionListsCalls> = {
  createOptionList: here => ({
    elementId: here.element('rh/gestion_du_personnel/parametrage'),
    code: 'recolte',
    label: 'Récolte',
    options: here.row('platform.option_list', ({ code }) => code === 'recolte') ? [] : options,
  }),
  editOptionList: here => {
    const list = here.row('platform.option_list', ({ code }) => code === 'recolte')
    return {
      id: String(list?.id ?? here.id('')),
      label: 'Récolte',
      options,
      active: true,
      version: Number(list?.version ?? 1),
    }
  },
  deleteOptionList: here => ({
    id: here.id('platform.option_list', ({ options }) => Array.isArray(options) && options.length === 0),
  }),
}
