import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { languages } from '#kernel/shared/names.ts'
import { PublicElement, PublicForm, PublicNotice, PublicOptions } from './careers-site.model.ts'

const told = {
  method: 'GET',
  voice: 'public',
  access: open('an applicant has no account: he names the company of the address that he was given'),
} as const

const clientName = z.string().min(1).max(100)
const language = z.enum(languages).default('fr')

/** What the careers site asks of a client (hr-and-workshop, section 7, public applicant side). 404 for none that is active. */
export const careersSiteCalls = calls('rh/application-form', {
  getApplicationForm: {
    ...told,
    path: 'candidateApplication/getApplicationForm/:clientName/:language',
    input: z.strictObject({ clientName, language: z.enum(languages) }),
    answer: PublicForm,
  },
  getOptionListsNoToken: {
    ...told,
    path: 'candidateApplication/getOptionListsNoToken/:clientName',
    input: z.strictObject({ clientName, language }),
    answer: PublicOptions,
  },
  getRgpdConfigurationNoToken: {
    ...told,
    path: 'candidateApplication/getRgpdConfigurationNoToken/:clientName',
    input: z.strictObject({ clientName, language }),
    answer: PublicNotice,
  },
  /** The page of the careers site at this path, `/candidatures/serres/...`. 404 for any other. */
  getCareersElementByPath: {
    ...told,
    voice: 'none',
    path: 'candidateApplication/getElementByPath/:path+',
    input: z.strictObject({ path: z.string().min(1).max(300) }),
    answer: PublicElement,
  },
})
