import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { ApplicationForm, FormInput, FormOfCandidate, formElement } from './application-form.model.ts'

/** What is asked of applicants (hr-and-workshop, section 7, Application form parameters). */
export const applicationFormCalls = calls('rh/application-form', {
  getFormParameters: {
    method: 'GET',
    path: 'parameters/application-form',
    access: reads(formElement),
    answer: ApplicationForm,
  },
  /** Also asks the right to read candidates. 404 for one whom the caller does not see. */
  getFormOfCandidate: {
    method: 'GET',
    path: 'parameters/application-form/candidate/:candidateId',
    access: reads(formElement),
    input: z.strictObject({ candidateId: idOf('rh.candidate') }),
    answer: FormOfCandidate,
  },
  /** A new version. 400 at a field that the law closes or that nobody can do without; 409 VERSION_CONFLICT. */
  saveFormParameters: {
    method: 'POST',
    path: 'parameters/application-form',
    access: writes(formElement),
    input: z.strictObject({ parameters: FormInput }),
    answer: ApplicationForm,
  },
})
