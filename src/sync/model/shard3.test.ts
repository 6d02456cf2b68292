import { testOutboxModel } from '../../../test/torture/outboxModel.ts'

testOutboxModel(3)
