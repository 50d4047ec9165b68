"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const zooms = [0.125, 0.25, 0.5, 1, 2, 4, 8];
  const state = { current: 0, view: "side", zoom: null, position: 50, region: -1, shown: new Set() };

  // Makes an element; text is never taken for HTML.
  function make(name, properties = {}, children = []) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  const shown = () => data.images[state.current];
  const hasBoth = () => Boolean(shown()?.reference && shown()?.actual);

  // How the image is shown: side by side alone where there is nothing to compare.
  const view = () => (hasBoth() ? state.view : "side");

  function sizes() {
    const all = [shown().reference, shown().actual].filter(Boolean);
    return { width: Math.max(...all.map((p) => p.width)), height: Math.max(...all.map((p) => p.height)) };
  }

  function scale() {
    if (state.zoom !== null) return state.zoom;
    const { width } = sizes();
    const columns = view() === "side" && hasBoth() ? 2 : 1;
    const space = byId("stage").clientWidth - 32 - 16 * (columns - 1);
    return Math.min(1, space / (width * columns));
  }

  function image(part, label) {
    const factor = scale();
    return make("img", {
      src: part.source, alt: label, width: Math.round(part.width * factor), height: Math.round(part.height * factor),
      draggable: false,
    });
  }

  function figure(part, label) {
    const caption = `${label}, ${part.width} × ${part.height}`;
    return make("figure", {}, [make("figcaption", { textContent: caption }), image(part, label)]);
  }

  function stack() {
    const { width, height } = sizes();
    const now = image(shown().actual, "Now");
    now.id = "now";
    const box = make("div", { className: `stack ${view()}` }, [image(shown().reference, "Before"), now]);
    box.style.width = `${Math.round(width * scale())}px`;
    box.style.height = `${Math.round(height * scale())}px`;
    if (view() === "slider") {
      box.append(make("div", { className: "handle", id: "handle" }));
      const drag = (event) => {
        if (event.buttons & 1) moveTo((100 * (event.clientX - box.getBoundingClientRect().left)) / box.offsetWidth);
      };
      box.addEventListener("pointerdown", (event) => { box.setPointerCapture(event.pointerId); drag(event); });
      box.addEventListener("pointermove", drag);
    }
    return box;
  }

  function contents() {
    const { reference, actual, difference } = shown();
    if (!reference && !actual) return [];
    switch (view()) {
      case "slider": case "onion": return [stack()];
      case "difference": return [figure(difference ?? actual, "Difference")];
      default:
        return [reference && figure(reference, "Before"), actual && figure(actual, "Now")].filter(Boolean);
    }
  }

  function drawStage() {
    const stage = byId("stage");
    const parts = shown() ? contents() : [];
    if (parts.length === 0) {
      stage.replaceChildren(make("p", { className: "quiet", textContent: shown() ? "There is nothing to show." : "" }));
    } else {
      const className = `images${scale() >= 1 ? " exact" : ""}`;
      stage.replaceChildren(make("div", { className }, parts));
    }
    place();
  }

  // The left part of the slider is the image before. The position of the onion skin is the opacity of the image now.
  function place() {
    byId("position").value = state.position;
    const now = byId("now");
    if (!now) return;
    if (view() === "slider") {
      const edge = (sizes().width * state.position) / 100 / shown().actual.width * 100;
      now.style.clipPath = `inset(0 0 0 ${Math.min(100, edge)}%)`;
      byId("handle").style.left = `${state.position}%`;
    } else {
      now.style.opacity = state.position / 100;
    }
  }

  function moveTo(position) {
    state.position = Math.min(100, Math.max(0, position));
    place();
  }

  function drawTools() {
    for (const button of byId("views").children) {
      button.setAttribute("aria-pressed", button.dataset.view === view());
      button.disabled = !hasBoth() && button.dataset.view !== "side";
    }
    byId("slide").hidden = !["slider", "onion"].includes(view());
    byId("next").disabled = !shown()?.regions?.length;
    byId("zoom").textContent = state.zoom === null ? "Fit" : `${state.zoom * 100} %`;
    byId("in").disabled = state.zoom === zooms.at(-1);
    byId("out").disabled = state.zoom === zooms[0];
  }

  function draw() {
    const now = shown();
    byId("about").hidden = byId("tools").hidden = !now;
    byId("name").textContent = now?.name ?? "";
    byId("messages").textContent = now?.messages.join("\n") ?? "";
    byId("accept").hidden = !now?.command;
    byId("command").textContent = now?.command ?? "";
    byId("copy").textContent = "Copy";
    for (const button of byId("list").querySelectorAll("button")) {
      const isCurrent = Number(button.dataset.index) === state.current;
      button.setAttribute("aria-current", isCurrent);
      if (isCurrent) button.scrollIntoView({ block: "nearest" });
    }
    drawTools();
    drawStage();
  }

  function listed() {
    const words = byId("filter").value.toLowerCase().split(/\s+/);
    return data.images.flatMap((entry, index) => {
      const name = `${entry.name} ${entry.messages.join(" ")}`.toLowerCase();
      return state.shown.has(entry.outcome) && words.every((word) => name.includes(word)) ? [index] : [];
    });
  }

  function drawList() {
    const indexes = listed();
    byId("list").replaceChildren(...indexes.map((index) => {
      const { name, outcome, title } = data.images[index];
      const label = make("span", { className: `outcome ${outcome}`, textContent: title });
      const button = make("button", {}, [label, name]);
      button.dataset.index = index;
      button.addEventListener("click", () => select(index));
      return make("li", {}, [button]);
    }));
    byId("none").hidden = indexes.length > 0;
    if (indexes.length > 0 && !indexes.includes(state.current)) select(indexes[0]);
    else draw();
  }

  function select(index) {
    state.current = index;
    state.region = -1;
    draw();
    byId("stage").scrollTo(0, 0);
  }

  function step(by) {
    const indexes = listed();
    const place = indexes.indexOf(state.current) + by;
    if (place >= 0 && place < indexes.length) select(indexes[place]);
  }

  function show(name) {
    state.view = name;
    drawTools();
    drawStage();
  }

  function zoomTo(zoom) {
    state.zoom = zoom;
    drawTools();
    drawStage();
  }

  function zoomBy(direction) {
    const factor = scale();
    const next = direction > 0 ? zooms.find((z) => z > factor + 1e-6) : zooms.findLast((z) => z < factor - 1e-6);
    if (next) zoomTo(next);
  }

  function nextRegion() {
    const regions = shown()?.regions ?? [];
    if (regions.length === 0) return;
    state.region = (state.region + 1) % regions.length;
    const [x, y, width, height] = regions[state.region].map((side) => side * scale());
    const stage = byId("stage");
    const target = stage.querySelector("img:last-of-type");
    const origin = target.getBoundingClientRect();
    const frame = stage.getBoundingClientRect();
    stage.scrollBy(
      origin.left + x + width / 2 - frame.left - frame.width / 2,
      origin.top + y + height / 2 - frame.top - frame.height / 2);
  }

  async function copy() {
    const command = shown()?.command;
    if (!command) return;
    try {
      await navigator.clipboard.writeText(command);
    } catch {
      // Where pages from files may not use the clipboard, a selection can still be copied.
      getSelection().selectAllChildren(byId("command"));
      document.execCommand("copy");
    }
    byId("copy").textContent = "Copied";
  }

  function useTheme(name) {
    document.documentElement.dataset.theme = name;
    byId("theme").textContent = name === "dark" ? "Light" : "Dark";
  }

  const toggleTheme = () => useTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");

  const keys = {
    j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
    1: () => show("side"), 2: () => show("slider"), 3: () => show("onion"), 4: () => show("difference"),
    ArrowLeft: () => moveTo(state.position - 5), ArrowRight: () => moveTo(state.position + 5),
    b: () => { if (view() !== "onion") show("onion"); moveTo(state.position > 50 ? 0 : 100); },
    "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => zoomTo(null),
    ".": nextRegion, c: copy, t: toggleTheme, "/": () => byId("filter").focus(), "?": () => byId("keys").showModal(),
  };

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (document.activeElement === byId("filter")) {
      if (event.key !== "Escape" && event.key !== "Enter") return;
      // Some browsers would also empty the field.
      event.preventDefault();
      byId("filter").blur();
      return;
    }
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  function begin() {
    byId("summary").textContent = data.summary;
    const outcomes = ["different", "missing", "recorded", "error", "sameLayout", "same"]
      .filter((outcome) => data.images.some((entry) => entry.outcome === outcome));
    const failed = outcomes.filter((outcome) => !["sameLayout", "same"].includes(outcome));
    state.shown = new Set(failed.length > 0 ? failed : outcomes);
    byId("outcomes").append(...outcomes.map((outcome) => {
      const entries = data.images.filter((entry) => entry.outcome === outcome);
      const button = make("button", { className: outcome, textContent: `${entries.length} ${entries[0].title}` });
      button.setAttribute("aria-pressed", state.shown.has(outcome));
      button.addEventListener("click", () => {
        if (!state.shown.delete(outcome)) state.shown.add(outcome);
        button.setAttribute("aria-pressed", state.shown.has(outcome));
        drawList();
      });
      return button;
    }));
    for (const button of byId("views").children) button.addEventListener("click", () => show(button.dataset.view));
    byId("filter").addEventListener("input", drawList);
    byId("position").addEventListener("input", (event) => moveTo(Number(event.target.value)));
    byId("next").addEventListener("click", nextRegion);
    byId("in").addEventListener("click", () => zoomBy(1));
    byId("out").addEventListener("click", () => zoomBy(-1));
    byId("zoom").addEventListener("click", () => zoomTo(null));
    byId("copy").addEventListener("click", copy);
    byId("theme").addEventListener("click", toggleTheme);
    byId("help").addEventListener("click", () => byId("keys").showModal());
    document.addEventListener("keydown", pressed);
    addEventListener("resize", () => { if (state.zoom === null) drawStage(); });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", () => useTheme(system.matches ? "dark" : "light"));
    useTheme(system.matches ? "dark" : "light");
    drawList();
  }

  begin();
})();
