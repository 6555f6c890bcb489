import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// For tests that draw: import this before anything else.
const noop = () => undefined;

configure({ asyncUtilTimeout: 5000 });

// What jsdom leaves out.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: noop,
    removeListener: noop,
  });
Element.prototype.scrollIntoView = noop;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
