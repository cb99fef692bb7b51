import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { settlements } from './annual-balance.model.ts'
import { programStates } from './annual-programs.model.ts'
import { annualNews, annualProgramsServer } from './annual-programs.server.ts'
import { weekKinds } from './annual-weeks.model.ts'

export const annualProgramsRoom = room({
  answers: () => [annualProgramsServer],
  fills: [
    fill(notificationTypesOffer, annualNews),
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: {
        tables: {
          annual_program: 'rh.annual.program',
          annual_program_unit: 'rh.annual.units',
          annual_program_week: 'rh.annual.weeks',
          annual_program_change: 'rh.annual.changes',
          compensation_entry: 'rh.annual.account',
        },
        columns: {
          group_label: 'rh.annual.group',
          group_key: 'rh.annual.group',
          first_day: 'field.firstDay',
          last_day: 'field.lastDay',
          target_minutes: 'rh.annual.target',
          late_reason: 'rh.annual.late-reason',
          published_by: 'field.by',
          published_at: 'field.when',
          closed_by: 'field.by',
          closed_at: 'field.when',
          program_id: 'rh.annual.program',
          monday: 'rh.hours.week',
          minutes: 'rh.hours.in-all',
          former_minutes: 'rh.annual.before',
          changed_by: 'field.by',
          settlement: 'rh.annual.settlement',
          premium_percent: 'rh.annual.premium',
          written_by: 'field.by',
          written_at: 'field.when',
        },
        lists: { getPeopleOfProgram: 'rh.annual.people' },
        filters: { id: 'rh.annual.program' },
        choices: Object.fromEntries([
          ...programStates.map(state => [state, `rh.annual.state.${state}`]),
          ...weekKinds.map(kind => [kind, `rh.annual.kind.${kind}`]),
          ...settlements.map(settlement => [settlement, `rh.annual.settlement.${settlement}`]),
        ]),
      },
    }),
  ],
})
