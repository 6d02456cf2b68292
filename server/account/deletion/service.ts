import * as z from 'zod/mini'
import type { Member, Platform } from '../../http/platform.ts'
import type { Mail, Mailer } from '../../mail/service.ts'
import { forgetMarks } from '../../marks/service.ts'
import { dropImage } from '../../media/service.ts'
import { forgetMeetups } from '../../meetups/service.ts'
import { forgetMessages } from '../../messages/service.ts'
import { forgetRatings } from '../../ratings/service.ts'
import { refuseLastAdmin } from '../../roles/service.ts'
import { confirmPassword } from '../confirmPassword.ts'
import { deleteUser, giveToGhost } from './queries.ts'

export type Deletion = {
  /**
   * Deletes the account.
   *
   * @param passwordHash that the password fits which was shown.
   * @throws ProblemError `invalid` for the last admin, and what `confirmPassword` throws.
   */
  run(member: Member, passwordHash: string): Promise<void>
}

const Farewell = z.object({ username: z.string(), email: z.string() })

export function createDeletion(platform: Platform, mailer: Mailer): Deletion {
  const { config, database, clock } = platform
  mailer.define('accountDeleted', async (payload) => {
    const { username, email } = z.parse(Farewell, payload)
    return farewellMail({ name: username, address: email }, config.productName)
  })
  return {
    async run(member, passwordHash) {
      const gone = await database.db.transaction(async (tx) => {
        // Locks the member among the admins, in the one order.
        await refuseLastAdmin(tx, member.id)
        await confirmPassword(tx, member, passwordHash, 'password')
        await forgetRatings(tx, member.id)
        // While its friendships last: only friends are told.
        await forgetMeetups(tx, member.id, clock())
        await forgetMessages(tx, member.id, clock())
        await forgetMarks(tx, member.id)
        await giveToGhost(tx, member.id, clock())
        const user = await deleteUser(tx, member.id)
        if (user) await mailer.send('accountDeleted', { username: user.username, email: user.email }, tx)
        return user
      })
      if (gone?.avatarImageId) await dropImage(database.db, config.dataDir, gone.avatarImageId)
    },
  }
}

function farewellMail(to: Mail['to'], productName: string): Mail {
  return {
    to,
    subject: `Dein Profil bei ${productName} ist gelöscht`,
    paragraphs: [
      `Hallo ${to.name},`,
      'dein Profil und deine Daten sind gelöscht. Deine Kommentare, veröffentlichten Artikel und die Nachrichten, die andere von dir haben, bleiben ohne deinen Namen unter „gelöschter Nutzer“ stehen.',
      'Danke, dass du dabei warst.',
    ],
    note: 'Diese Mail ist die letzte an dich: Deine Adresse kennen wir jetzt nicht mehr.',
  }
}
