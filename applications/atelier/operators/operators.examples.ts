import type { Examples } from '#kernel/testing/examples.ts'
import type { operatorsCalls } from './operators.calls.ts'

export const operatorsExamples: Examples<typeof operatorsCalls> = {
  postOperator: here => ({ atelierId: here.id('atelier.workshop'), firstname: 'Nour', name: 'Saidi' }),
  giveOperatorTicket: here => ({ operatorId: here.id('atelier.operator'), pin: '2468' }),
  putOperator: here => ({
    id: here.id('atelier.operator'),
    atelierId: here.id('atelier.workshop'),
    firstname: 'Nour',
    name: 'Saidi',
  }),
}
