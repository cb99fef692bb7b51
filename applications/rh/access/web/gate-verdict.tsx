import Block from '~icons/ic/baseline-block'
import CheckCircle from '~icons/ic/baseline-check-circle'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { accessCalls } from '../access.calls.ts'
import type { Passage, PassageAtGate } from '../passage.model.ts'
import { resultOf } from './result-chip.tsx'

const colours = { granted: '#1B7046', refused: '#A62633', overridden: '#8A5300' } as const

type Props = { passage: PassageAtGate; onOverridden: (passage: Passage) => void }

/** Green or red, whose badge it is, and why not: also in the words of who stands before it. */
export function GateVerdict({ passage, onOverridden }: Props) {
  const t = useT()
  const [isAsking, setIsAsking] = useState(false)
  const result = resultOf(passage)
  const { name, firstname, number, reasons, said, language, direction } = passage
  const Icon = result === 'refused' ? Block : CheckCircle
  return (
    <Box
      role="status"
      sx={{
        borderRadius: '20px',
        p: { xs: 2, md: 3 },
        display: 'grid',
        gap: 2,
        color: '#FFFFFF',
        bgcolor: colours[result],
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Icon aria-hidden style={{ fontSize: 72, flexShrink: 0 }} />
        <Box sx={{ minWidth: 0 }}>
          <Box component="h2" sx={{ m: 0, fontSize: 'clamp(1.75rem, 4vw, 3rem)', lineHeight: 1.1, fontWeight: 750 }}>
            {t(`rh.access.verdict.${result === 'refused' ? 'refused' : direction}`)}
          </Box>
          <Box sx={{ fontSize: 'clamp(1.25rem, 3vw, 2rem)', overflowWrap: 'anywhere' }}>
            <bdi>{name === null ? number : `${firstname} ${name}`}</bdi>
          </Box>
        </Box>
      </Box>
      {reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, ps: 3, fontSize: '1.25rem', lineHeight: 1.4 }}>
          {reasons.map((reason, index) => (
            <li key={reason}>
              {t(`rh.access.reason.${reason}`)}
              {said[index] !== t(`rh.access.reason.${reason}`) && (
                <Box lang={language} dir="auto" sx={{ opacity: 0.9, fontSize: '1.05rem' }}>
                  {said[index]}
                </Box>
              )}
            </li>
          ))}
        </Box>
      )}
      {result === 'refused' && name !== null && (
        <BigButton label={t('rh.access.override')} tone="plainError" isSmall onPress={() => setIsAsking(true)} />
      )}
      {isAsking && <OverrideDialog passage={passage} onDone={onOverridden} onClose={() => setIsAsking(false)} />}
    </Box>
  )
}

const asked = z.strictObject({ comment: z.string().trim().min(3).max(500) })

type Asking = { passage: Passage; onDone: (passage: Passage) => void; onClose: () => void }

function OverrideDialog({ passage, onDone, onClose }: Asking) {
  const t = useT()
  const { send } = useSend(accessCalls.overridePassage, { staysOnPage: true })
  return (
    <Dialog title={t('rh.access.override')} onClose={onClose} width="sm">
      <Form
        schema={asked}
        values={{ comment: '' }}
        submit={t('rh.access.override')}
        onSubmit={async ({ comment }) => {
          onDone(await send({ id: passage.id, comment }))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="comment" label={t('rh.access.override-why')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
