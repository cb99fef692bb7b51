import Typography from '@mui/material/Typography'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Fold } from '#kernel/web/kit/fold.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { AnnualProgram } from '../annual-programs.model.ts'

/** How it was published, and what moved since. */
export function ChangesOfProgram({
  program: { publishedAt, publishedBy, lateReason, changes },
}: {
  program: AnnualProgram
}) {
  const t = useT()
  const { moment, duration } = useFormat()
  if (publishedAt === null) return null
  return (
    <Typography component="div" variant="body2" color="text.secondary">
      <bdi>{t('rh.annual.published-by', { when: moment(publishedAt), name: publishedBy ?? '' })}</bdi>
      {lateReason && (
        <>
          {' · '}
          <bdi>{lateReason}</bdi>
        </>
      )}
      {changes.length > 0 && (
        <Fold name={t('rh.annual.changes')} count={changes.length}>
          {changes.map(({ id, monday, formerMinutes, minutes, reason, changedAt, changedBy }) => (
            <div key={id}>
              <bdi>
                {t('rh.annual.changed', {
                  week: weekOf(monday).week,
                  before: duration(formerMinutes),
                  after: duration(minutes),
                  when: moment(changedAt),
                  name: changedBy,
                })}
              </bdi>
              {' · '}
              <bdi>{reason}</bdi>
            </div>
          ))}
        </Fold>
      )}
    </Typography>
  )
}
