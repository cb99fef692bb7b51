import type { Ground } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PayrollLine, Rubric } from '#rh/payroll-lines.model.ts'
import { labelOfRubric, type PayrollCodes } from '../payroll-code.model.ts'
import { untoldIn } from '../payroll-file.model.ts'

type Asking = Pick<Ground, 'say'> & { language: Language }

/**
 * Whether the software can be told these lines.
 * @param nameOf whose a line is, for lines without a number
 * @throws Refusal 400 MAPPING_MISSING with the labels of the rubrics, their keys in `detail.rubrics`; 400
 *   PAYROLL_NUMBER_MISSING with the names of the people
 */
export function requireTellable(
  { say, language }: Asking,
  lines: readonly PayrollLine[],
  codes: PayrollCodes,
  nameOf: (line: PayrollLine) => string,
) {
  const { rubrics, withoutNumber } = untoldIn(lines, codes)
  if (rubrics.length > 0)
    throw mappingMissing(
      rubrics,
      rubrics.map(rubric => say(language, labelOfRubric(rubric))),
    )
  if (withoutNumber.length === 0) return
  const people = [...new Set(withoutNumber.map(nameOf))].toSorted((one, other) => one.localeCompare(other, language))
  throw new Refusal(400, 'PAYROLL_NUMBER_MISSING', 'rh.payroll.number-missing', {
    values: { count: people.length, people: people.join(', ') },
  })
}

const mappingMissing = (rubrics: readonly Rubric[], labels: readonly string[]) =>
  new Refusal(400, 'MAPPING_MISSING', 'rh.payroll.mapping-missing', {
    values: { count: labels.length, label: labels.join(', ') },
    detail: { rubrics },
  })
