import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { questionsOfGame } from '../easter-egg.model.ts'
import { BlindtestQuestion } from './blindtest-question.tsx'
import { useBestScore } from './use-best-score.ts'
import { useGame } from './use-game.ts'

/** A game for the break: sounds of the farm to recognise, by ear or by a riddle. */
export function BlindtestPage() {
  const { id: game = '' } = useParams()
  return <Blindtest key={game} game={game} />
}

function Blindtest({ game }: { game: string }) {
  const t = useT()
  const { best, keep } = useBestScore(game)
  const { question, number, answer, score, reply, goOn, restart } = useGame(game)
  const isLast = number === questionsOfGame - 1
  const next = () => {
    if (isLast) void keep(score)
    goOn()
  }
  const progress = question ? t('easter-eggs.question', { number: number + 1, total: questionsOfGame }) : undefined
  const bestSaid = best === undefined ? undefined : t('easter-eggs.best', { score: best, total: questionsOfGame })

  return (
    <Page title={t('easter-eggs.blindtest')} context={[progress, bestSaid].filter(Boolean).join(' · ')}>
      <Card variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, maxWidth: 720 }}>
        {question ? (
          <BlindtestQuestion
            key={number}
            question={question}
            answer={answer}
            onReply={reply}
            onNext={next}
            next={t(isLast ? 'easter-eggs.see-score' : 'easter-eggs.next')}
          />
        ) : (
          <div role="status">
            <Typography variant="h5" component="h2">
              {t('easter-eggs.score', { score, total: questionsOfGame })}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
              {t(score === questionsOfGame ? 'easter-eggs.perfect' : 'easter-eggs.again')}
            </Typography>
            <Button variant="contained" autoFocus onClick={restart}>
              {t('easter-eggs.restart')}
            </Button>
          </div>
        )}
      </Card>
    </Page>
  )
}
