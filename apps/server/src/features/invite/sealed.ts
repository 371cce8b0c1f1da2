import { sealedText } from '../../platform/vault/sealed-column.ts'

const table = 'circle_invites'

export const sealed = {
  recipient: sealedText({ table, column: 'recipient', sealedAs: 'invite_recipient' }),
  senderName: sealedText({ table, column: 'sender_name', sealedAs: 'invite_sender_name' }),
  message: sealedText({ table, column: 'message', sealedAs: 'invite_message' }),
  blockedName: sealedText({ table: 'circle_blocks', column: 'name', sealedAs: 'circle_block_name' }),
}
