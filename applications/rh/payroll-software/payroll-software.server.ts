export { labelOfRubric, type PayrollCode, type PayrollCodes, type PayrollUnit } from './payroll-code.model.ts'
export { linesToTell, payrollFileOf, type Untold, untoldIn } from './payroll-file.model.ts'
export { codesOf } from './server/codes-of.queries.ts'
export { requireTellable } from './server/require-tellable.ts'
