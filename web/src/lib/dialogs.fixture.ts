/** Dialogs for tests: where there is no browser they cannot be modal, but they open and close. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
