import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { z } from 'zod'
import { queryOf, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { LinkFrame } from '#rh/link-frame.tsx'
import type { AskedRecall } from '#rh/campaigns/campaign.model.ts'
import { recallCalls } from '#rh/campaigns/recall.calls.ts'
import { speakAsChosen } from './language-of-recall.ts'

type Answer = 'yes' | 'no'

/** Somebody of a former season says whether he comes back, and when, by the link of his mail. */
export function RecallPage() {
  const t = useT()
  const { token = '' } = useParams()
  const [said, setSaid] = useState<Answer | null>(null)
  const {
    data: asked,
    error,
    refetch,
  } = useQuery(queryOf(recallCalls.getSeasonInvitation, { token }, { staysOnPage: true }))
  if (said && asked) {
    const texts = {
      title: t(`rh.recall.said-${said}`),
      text: t(`rh.recall.said-${said}-text`, { company: asked.company }),
    }
    return <OutcomeSheet {...texts} />
  }
  if (!asked && error?.status === 404)
    return <OutcomeSheet title={t('rh.recall.dead')} text={t('rh.recall.dead-text')} />
  return (
    <LinkFrame
      page={t('rh.recall.page')}
      title={asked ? t('rh.recall.hello', { firstname: asked.firstname }) : t('rh.recall.page')}
      onLanguage={speakAsChosen}
    >
      {!asked && (error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />)}
      {asked && <Question token={token} asked={asked} onSaid={setSaid} />}
    </LinkFrame>
  )
}

type Props = { token: string; asked: AskedRecall; onSaid: (answer: Answer) => void }

function Question({ token, asked, onSaid }: Props) {
  const t = useT()
  const { date } = useFormat()
  const [namesDay, setNamesDay] = useState(false)
  const { send, isSending } = useSend(recallCalls.answerSeasonInvitation, { staysOnPage: true })
  const say = async (answer: Answer, arrivalOn: string | null = null) => {
    await send({ token, answer, arrivalOn })
    onSaid(answer)
  }
  const facts = [
    { label: t('rh.recall.company'), value: asked.company },
    { label: t('rh.recall.site'), value: asked.site },
    { label: t('rh.recall.position'), value: asked.position },
    { label: t('rh.recall.arrival'), value: date(asked.arrivalOn ?? asked.from) },
    { label: t('rh.recall.until'), value: date(asked.to) },
  ].filter(({ value }) => value !== null)
  return (
    <>
      <Facts facts={facts} />
      {namesDay ? (
        <Form
          schema={z.strictObject({ arrivalOn: z.iso.date() })}
          values={{ arrivalOn: asked.arrivalOn ?? asked.from }}
          submit={t('rh.recall.come-then')}
          onSubmit={({ arrivalOn }) => say('yes', arrivalOn)}
          onCancel={() => setNamesDay(false)}
          asksBeforeLeaving={false}
        >
          <DateField name="arrivalOn" label={t('rh.recall.other-day')} min={asked.from} max={asked.to} />
        </Form>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Button variant="contained" sx={tall} disabled={isSending} onClick={() => void say('yes')}>
            {t('rh.recall.yes')}
          </Button>
          <Button variant="outlined" sx={tall} disabled={isSending} onClick={() => setNamesDay(true)}>
            {t('rh.recall.yes-otherwise')}
          </Button>
          <Button color="inherit" sx={tall} disabled={isSending} onClick={() => void say('no')}>
            {t('rh.recall.no')}
          </Button>
        </Box>
      )}
    </>
  )
}

const tall = { minHeight: 56, fontSize: 17 }
