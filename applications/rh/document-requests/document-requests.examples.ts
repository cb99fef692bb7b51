import type { Examples } from '#kernel/testing/examples.ts'
import type { documentRequestsCalls } from './document-requests.calls.ts'

export const documentRequestsExamples: Examples<typeof documentRequestsCalls> = {
  requestDocuments: here => ({ employeeIds: [here.id('rh.employee')], kindCode: 'idCard', channel: 'mail' }),
  requestManyDocuments: here => ({ employeeIds: [here.id('rh.employee')], kindCodes: ['idCard'] }),
}
