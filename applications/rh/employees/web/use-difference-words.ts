import type { CandidateMatch } from '../candidate-link.model.ts'
import type { Employee } from '../employee.model.ts'
import { useFieldWords } from './sections/use-field-words.ts'

type Difference = CandidateMatch['differences'][number]

/** A difference in words: the field, what the candidate says, and what the file holds. */
export function useDifferenceWords(employee: Employee) {
  const wordsOf = useFieldWords()
  return ({ field, candidateValue }: Difference) => {
    const saying = { ...employee, [field]: candidateValue } as Employee
    if (field === 'address') {
      const { label } = wordsOf('address.address', employee)
      return { label, said: written(saying), held: written(employee) }
    }
    const { label, value: said } = wordsOf(field, saying)
    return { label, said, held: wordsOf(field, employee).value }
  }
}

const written = ({ address }: Employee) =>
  [address.address, address.additionalAddress, [address.postCode, address.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ') || '—'
