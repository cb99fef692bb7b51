import type { Job } from '#kernel/server/jobs.ts'
import { sendSms, SmsAway, smsGatewayOf } from '#platform/sms/sms.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** One text by the provider of a client. @throws RefusedSms, SmsAway where he has none any more or it is out of reach */
export async function textTo(ground: Parameters<Job['run']>[0], clientId: string, sms: { to: string; text: string }) {
  const gateway = await ground.databases.transaction('platform', { clientId, readOnly: true }, (db: PlatformDb) =>
    smsGatewayOf(db, ground, clientId),
  )
  if (!gateway) throw new SmsAway('the client has no provider of texts')
  await sendSms(gateway, sms)
}
