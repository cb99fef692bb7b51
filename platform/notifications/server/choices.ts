import type { PlatformDb } from '#platform/platform-db.ts'
import type { ChannelChoice, Channels } from '../notification.model.ts'
import type { NotificationType } from '../notification-type.slot.ts'

type Name = (label: string) => string
type Wished = Channels & { type: string }

/** Each declared type with its channels: as the person chose, else as usual. */
export async function choicesOf(
  db: PlatformDb,
  types: readonly NotificationType[],
  userId: string,
  nameOf: Name,
): Promise<ChannelChoice[]> {
  const chosen = await db
    .selectFrom('platform.notification_choice')
    .select(['type', 'application', 'mail', 'desktop'])
    .where('userId', '=', userId)
    .execute()
  return types.map(({ code, name, usually, isSecurity = false }) => {
    const own = isSecurity ? undefined : chosen.find(({ type }) => type === code)
    const { application, mail, desktop } = own ?? usually
    return { type: code, name: nameOf(name), application, mail, desktop, isSecurity }
  })
}

/** Keeps what differs from one moment to the next; a type that nobody declares, or of security, is passed over. */
export async function chooseChannels(
  db: PlatformDb,
  types: readonly NotificationType[],
  userId: string,
  wished: readonly Wished[],
) {
  const free = new Set(types.filter(({ isSecurity }) => !isSecurity).map(({ code }) => code))
  for (const { type, application, mail, desktop } of wished.filter(wish => free.has(wish.type))) {
    const channels = { application, mail, desktop }
    await db
      .insertInto('platform.notification_choice')
      .values({ userId, type, ...channels })
      .onConflict(known => known.columns(['clientId', 'userId', 'type']).doUpdateSet(channels))
      .execute()
  }
}
