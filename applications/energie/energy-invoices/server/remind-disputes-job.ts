import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { daysUntilReminder } from '../energy-invoice.model.ts'
import { addressOfEnergyInvoice } from '../energy-invoices-place.model.ts'
import { unansweredNews } from './invoice-news.ts'
import { noteEvent } from './invoice-to-change.ts'

/** Each morning: who disputed an invoice fifteen days ago, and has no answer, is told so once. */
export const remindDisputesJob: Job = {
  name: 'remind-energy-disputes',
  cron: '10 8 * * *',
  run: ({ databases, clock, say }) =>
    inEachClient(databases, async (db: EnergieDb) => {
      const at = clock.now().toString()
      const { rows } = await sql<{ id: string; number: string; byId: string | null }>`
        update energie.energy_invoice i set reminded_at = ${at}
         where i.state = 'disputed' and i.reminded_at is null
           and i.disputed_at <= ${at}::timestamptz - make_interval(days => ${daysUntilReminder})
        returning i.id, i.number,
          (select e.by_id from energie.energy_invoice_event e where e.invoice_id = i.id and e.kind = 'disputed'
            order by e.at desc, e.id desc limit 1) as by_id`.execute(db)
      for (const { id, number, byId } of rows) {
        await noteEvent(db, { invoiceId: id, kind: 'reminded', at, byId: null })
        if (byId)
          await notify(db, {
            userIds: [byId],
            type: unansweredNews.code,
            title: language => say(language, 'energie.energy-invoices.unanswered', { number }),
            link: addressOfEnergyInvoice(id),
          })
      }
    }),
}
