import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import HighlightOffOutlined from '~icons/ic/outline-highlight-off'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

type Props = {
  number: number
  name: string
  /** Once somebody has answered: the right one, the wrong one that he chose, or neither. */
  verdict: 'right' | 'wrong' | 'other' | undefined
  onChoose: () => void
}

const colours = { right: 'success', wrong: 'error', other: 'inherit' } as const

/** One answer, with the key that chooses it. */
export const BlindtestChoice = ({ number, name, verdict, onChoose }: Props) => (
  <Button
    variant="outlined"
    color={verdict ? colours[verdict] : 'inherit'}
    size="large"
    aria-disabled={verdict !== undefined}
    aria-keyshortcuts={String(number)}
    onClick={onChoose}
    endIcon={signs[verdict ?? 'other']}
    sx={{ justifyContent: 'flex-start', minHeight: 56, opacity: verdict === 'other' ? 0.65 : 1 }}
  >
    <Box component="kbd" sx={{ marginInlineEnd: 1.5, color: 'text.secondary', fontFamily: 'inherit' }} aria-hidden>
      {number}
    </Box>
    {name}
  </Button>
)

const signs = { right: <CheckCircleOutlined />, wrong: <HighlightOffOutlined />, other: undefined }
