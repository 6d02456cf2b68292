/** jsdom knows the element but not its modal way of opening. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}
