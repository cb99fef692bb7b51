import type { t as translate } from '#kernel/web/i18n.ts'

/** Who did it; without anybody, the program did. */
export const actorInWords = (t: typeof translate, actor: { firstname: string; name: string } | null) =>
  actor ? `${actor.firstname} ${actor.name}` : t('audit.program')
