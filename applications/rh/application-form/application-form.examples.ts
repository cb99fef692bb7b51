import type { Examples } from '#kernel/testing/examples.ts'
import type { applicationFormCalls } from './application-form.calls.ts'
import { fieldsOfPreset } from './form-field.model.ts'

export const applicationFormExamples: Examples<typeof applicationFormCalls> = {
  saveFormParameters: here => ({
    parameters: {
      status: 'published',
      preset: 'minimal',
      languages: ['fr', 'en'],
      fields: fieldsOfPreset('minimal'),
      version: Number(here.row('rh.application_form')?.version ?? 0),
    },
  }),
}
