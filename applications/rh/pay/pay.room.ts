import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { SimulatedServices } from '#rh/payroll-software/payroll-software.server.ts'
import { weekStates } from './pay-check.model.ts'
import { absencesListener, hoursListener, payCheckServer, payExportsServer, payServer } from './pay.server.ts'

export const payRoom = room<{ simulated: SimulatedServices }>({
  answers: ({ simulated }) => [payServer, payCheckServer, payExportsServer(simulated)],
  listeners: () => [hoursListener, absencesListener],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: {
        tables: {
          pay_check: 'rh.pay.check',
          pay_week: 'rh.pay.week',
          pay_week_note: 'rh.pay.step-back',
          pay_justification: 'rh.pay.justification',
          pay_export: 'rh.pay.export',
          pay_line: 'rh.pay.line',
        },
        columns: {
          from_day: 'field.from',
          to_day: 'field.lastDay',
          site_ids: 'rh.pay.sites',
          opened_by: 'rh.pay.opened-by',
          opened_at: 'rh.pay.opened-at',
          closed_by: 'rh.pay.closed-by',
          closed_at: 'rh.pay.closed-at',
          monday: 'rh.hours.week',
          reopened_at: 'rh.pay.reopened',
          told_until: 'rh.pay.told-until',
          is_to_correct: 'rh.pay.to-correct',
          act: 'rh.hours.act',
          noted_by: 'field.by',
          noted_at: 'field.when',
          since: 'field.from',
          check_id: 'rh.pay.check',
          hash: 'rh.pay.hash',
          content: 'field.file',
          exported_by: 'field.by',
          exported_at: 'field.when',
          export_id: 'rh.pay.export',
          payroll_number: 'rh.field.payrollNumber',
          rubric: 'rh.pay.rubric',
          quantity: 'rh.planning.quantity',
          is_correction: 'rh.pay.correction',
          corrects_id: 'rh.pay.correction',
          day: 'field.day',
          found: 'rh.pay.found',
          justified_by: 'field.by',
          justified_at: 'field.when',
        },
        lists: { getPeopleOfHrCheck: 'rh.pay.hr-title', getPeopleOfPayCheck: 'rh.pay.pay-title' },
        filters: {},
        choices: Object.fromEntries(weekStates.map(state => [state, `rh.pay.state.${state}`])),
      },
    }),
  ],
})
