import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { z } from 'zod'
import { type Anomaly, Comment } from '../anomaly.model.ts'
import { toneOf } from './anomaly-chips.tsx'
import { useAnomalyNamed, useAnomalyWords, useWhen } from './use-anomaly-words.ts'

const Said = z.strictObject({ comment: Comment })

/** Null where one may not. */
export type Justify = ((anomaly: Anomaly, comment: string) => Promise<unknown>) | null

/** What was found of somebody, and why it is right as it is: said, or to be said. */
export function AnomalyToJustify({ anomaly, onJustify }: { anomaly: Anomaly; onJustify: Justify }) {
  const t = useT()
  const named = useAnomalyNamed()
  const words = useAnomalyWords()
  const when = useWhen()
  const { moment } = useFormat()
  const [isSaying, setIsSaying] = useState(false)
  const { justification } = anomaly
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip label={named(anomaly.code)} tone={toneOf(anomaly)} />
        <Typography variant="body2" color="text.secondary">
          {when(anomaly.day)}
        </Typography>
      </Box>
      {words(anomaly) !== named(anomaly.code) && (
        <Typography variant="body2">
          <bdi>{words(anomaly)}</bdi>
        </Typography>
      )}
      {justification && (
        <Typography variant="body2" color="text.secondary">
          <bdi>« {justification.comment} »</bdi>
          {' · '}
          {[justification.by, moment(justification.at)].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {!justification && onJustify && !isSaying && (
        <Box>
          <Button size="small" onClick={() => setIsSaying(true)}>
            {t('rh.pay.justify')}
          </Button>
        </Box>
      )}
      {isSaying && onJustify && !justification && (
        <Form
          schema={Said}
          values={{ comment: '' }}
          submit={t('rh.pay.justify')}
          onSubmit={async ({ comment }) => {
            await onJustify(anomaly, comment)
            setIsSaying(false)
          }}
          onCancel={() => setIsSaying(false)}
        >
          <TextField name="comment" label={t('field.comment')} multiline minRows={2} />
        </Form>
      )}
    </Box>
  )
}
