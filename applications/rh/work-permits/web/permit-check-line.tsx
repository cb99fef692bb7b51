import PictureAsPdfOutlined from '~icons/ic/outline-picture-as-pdf'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PermitCheckRow } from '../permit-file.model.ts'
import { permitType } from '../permit-type.model.ts'
import { takeLetter } from './take-letter.ts'

const toneOf: Record<PermitCheckRow['answer'], Tone> = { none: 'info', valid: 'success', invalid: 'error' }

type Props = { check: PermitCheckRow; onAnswer?: () => void }

/** One request with its answer, or one exemption. */
export function PermitCheckLine({ check, onAnswer }: Props) {
  const t = useT()
  const { date } = useFormat()
  const { channel, askedOn, receivedOn, answer, exemption, hiringDate, comment, author } = check
  const about = [
    hiringDate && t('rh.permit.for-hiring', { date: date(hiringDate) }),
    receivedOn && t('rh.permit.received-told', { date: date(receivedOn) }),
    comment,
    author,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, borderTop: 1, borderColor: 'divider', pt: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, flex: '1 1 auto' }}>
          {askedOn && channel
            ? t('rh.permit.asked-told', { channel: t(`rh.permit.channel-${channel}`), date: date(askedOn) })
            : t(`rh.permit.exemption-${exemption}`)}
        </Typography>
        {askedOn && <Chip label={t(`rh.permit.answer-${answer}`)} tone={toneOf[answer]} />}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {about.join(' · ')}
      </Typography>
      {askedOn && (
        <>
          {answer === 'none' && <Papers type={check.permitType} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" startIcon={<PictureAsPdfOutlined />} onClick={() => takeLetter(check.id)}>
              {t('rh.permit.letter')}
            </Button>
            {onAnswer && (
              <Button size="small" onClick={onAnswer}>
                {t('rh.permit.record-answer')}
              </Button>
            )}
          </Box>
        </>
      )}
    </Box>
  )
}

/** The letter has no copy inside: whoever sends it joins them. */
function Papers({ type }: { type: string | null }) {
  const t = useT()
  const language = useLanguage()
  const papers = permitType(type ?? '')?.documents ?? ['permitCopy']
  const list = new Intl.ListFormat(language).format(papers.map(paper => t(`rh.permit.paper-${paper}`)))
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {t('rh.permit.join-copy')} {list}.
    </Typography>
  )
}
